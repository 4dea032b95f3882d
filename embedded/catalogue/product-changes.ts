import {z} from 'zod';
import {NAMESPACE, PRODUCT_FIELDS} from '../../store/product-fields';
import {createdProductGids} from './gids';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {parseCents, PRICE} from '../checkout/money';
import {plainTextOf} from '../storefront/schema/text';
import type {CatalogueImage, Metafield, Product, Variant} from './types';
import {buildDefaultVariant} from './default-variant';

/** Changes to a product, the body of `PUT /__control/products/{handle}`. Omitted fields do not change. */
export const productChangesSchema = z
  .strictObject({
    /** False sets every variant's stock to 0, true to at least 1. */
    available: z.boolean().optional(),
    /** Stock of every variant. */
    quantity: z.number().int().min(0).max(1_000_000).optional(),
    /** Price of every variant, a decimal string in Canadian dollars. */
    price: z.string().regex(PRICE, 'A decimal string such as "45.00"').optional(),
    title: z.string().min(1).optional(),
    description: z.string().optional(),
    /** The plain text is derived from it. A plain `description` removes it. */
    descriptionHtml: z.string().optional(),
    productType: z.string().optional(),
    tags: z.array(z.string()).optional(),
    createdAt: z.iso.datetime({offset: true}).optional(),
    images: z
      .array(z.strictObject({url: z.string().min(1), altText: z.string().nullable().default(null)}))
      .optional(),
    /** Values by `namespace.key`. */
    metafields: z
      .record(z.string().regex(/^[\w-]+\.[\w-]+$/, 'namespace.key'), z.string())
      .optional(),
  })
  .transform(({price, ...changes}) => ({
    ...changes,
    priceCents: price === undefined ? undefined : parseCents(price),
  }));

export type ProductChanges = Partial<z.output<typeof productChangesSchema>>;

const NEW_PRODUCT_PRICE_CENTS = 4500;
const NEW_PRODUCT_QUANTITY = 10;

/** Applies the changes to a product, or creates one from the handle. */
export function applyChanges(
  product: Product | null,
  handle: string,
  changes: ProductChanges,
  now: Date,
): Product {
  const before = product ?? newProduct(handle, now);
  const {images, metafields = {}, available, quantity, priceCents, ...given} = changes;
  const {description, descriptionHtml} = given;
  return {
    ...before,
    ...(description !== undefined && {descriptionHtml: null}),
    ...(descriptionHtml !== undefined && {description: plainTextOf(descriptionHtml)}),
    ...given,
    updatedAt: now.toISOString(),
    images: images?.map((image, index) => changedImage(image, index, before)) ?? before.images,
    metafields: changeMetafields(before.metafields, metafields),
    variants: before.variants.map((variant) =>
      changeVariant(variant, {available, quantity, priceCents}),
    ),
  };
}

function newProduct(handle: string, now: Date): Product {
  const gids = createdProductGids(handle);
  const createdAt = now.toISOString();
  return {
    id: gids.product,
    handle,
    title: handle.replaceAll('-', ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
    description: '',
    descriptionHtml: null,
    productType: 'Prints',
    vendor: SITE.artist.name,
    tags: [],
    createdAt,
    updatedAt: createdAt,
    publishedAt: createdAt,
    images: [],
    ...buildDefaultVariant(gids, {
      sku: handle,
      priceCents: NEW_PRODUCT_PRICE_CENTS,
      quantity: NEW_PRODUCT_QUANTITY,
    }),
    metafields: [],
  };
}

/** An existing image keeps its id and dimensions; those of a new one are unknown. */
function changedImage(
  image: Pick<CatalogueImage, 'url' | 'altText'>,
  index: number,
  before: Product,
): CatalogueImage {
  const known = before.images.find(({url}) => url === image.url);
  if (known) return {...known, altText: image.altText};
  return {id: createdProductGids(before.handle).image(index), width: null, height: null, ...image};
}

function changeVariant(
  variant: Variant,
  {available, quantity = variant.quantity, priceCents = variant.priceCents}: ProductChanges,
): Variant {
  const least = available ? 1 : 0;
  return {...variant, priceCents, quantity: available === false ? 0 : Math.max(least, quantity)};
}

function changeMetafields(
  before: readonly Metafield[],
  changes: Readonly<Record<string, string>>,
): readonly Metafield[] {
  const unchanged = before.filter(({namespace, key}) => !(`${namespace}.${key}` in changes));
  const changed = Object.entries(changes).map(([name, value]) => {
    const [namespace = '', key = ''] = name.split('.');
    const defined = PRODUCT_FIELDS.find((field) => name === `${NAMESPACE}.${field.key}`);
    return {namespace, key, type: defined?.type ?? 'single_line_text_field', value};
  });
  return [...unchanged, ...changed];
}
