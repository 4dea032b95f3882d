import {NAMESPACE, PRODUCT_FIELDS} from '../../store/product-fields';
import {madeGids} from './gids';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {plainTextOf} from '../storefront/schema/text';
import type {CatalogueImage, Metafield, Product, Variant} from './types';
import {buildDefaultVariant} from './default-variant';

/** Changes to a product; omitted fields do not change. */
export interface ProductChanges {
  /** False sets every variant's stock to 0, true to at least 1. */
  available?: boolean;
  /** Stock of every variant. */
  quantity?: number;
  /** Price of every variant, in cents. */
  priceCents?: number;
  title?: string;
  /** Removes the formatted description. */
  description?: string;
  /** The formatted description; the plain text is derived from it. */
  descriptionHtml?: string;
  productType?: string;
  tags?: readonly string[];
  createdAt?: string;
  images?: readonly {url: string; altText: string | null}[];
  /** Values by `namespace.key`; null deletes the metafield. */
  metafields?: Readonly<Record<string, string | null>>;
}

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
  return {
    ...before,
    title: changes.title ?? before.title,
    ...changedDescription(before, changes),
    productType: changes.productType ?? before.productType,
    tags: changes.tags ?? before.tags,
    createdAt: changes.createdAt ?? before.createdAt,
    updatedAt: now.toISOString(),
    images: changes.images
      ? changes.images.map((image, index) => changedImage(image, index, before))
      : before.images,
    metafields: changeMetafields(before.metafields, changes.metafields ?? {}),
    variants: before.variants.map((variant) => changeVariant(variant, changes)),
  };
}

function changedDescription(
  before: Product,
  {description, descriptionHtml}: ProductChanges,
): Pick<Product, 'description' | 'descriptionHtml'> {
  if (descriptionHtml !== undefined) {
    return {description: description ?? plainTextOf(descriptionHtml), descriptionHtml};
  }
  if (description !== undefined) return {description, descriptionHtml: null};
  return {description: before.description, descriptionHtml: before.descriptionHtml};
}

function newProduct(handle: string, now: Date): Product {
  const gids = madeGids(handle);
  const madeAt = now.toISOString();
  return {
    id: gids.product,
    handle,
    title: handle.replaceAll('-', ' ').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
    description: '',
    descriptionHtml: null,
    productType: 'Prints',
    vendor: SITE.artist.name,
    tags: [],
    createdAt: madeAt,
    updatedAt: madeAt,
    publishedAt: madeAt,
    images: [],
    ...buildDefaultVariant(gids, {
      sku: handle,
      priceCents: NEW_PRODUCT_PRICE_CENTS,
      quantity: NEW_PRODUCT_QUANTITY,
    }),
    metafields: [],
    seo: {title: null, description: null},
  };
}

/** An existing image keeps its id and dimensions; those of a new one are unknown. */
function changedImage(
  image: {url: string; altText: string | null},
  index: number,
  before: Product,
): CatalogueImage {
  const known = before.images.find(({url}) => url === image.url);
  if (known) return {...known, altText: image.altText};
  return {id: madeGids(before.handle).image(index), width: null, height: null, ...image};
}

function changeVariant(variant: Variant, changes: ProductChanges): Variant {
  const stocked = changes.quantity ?? variant.quantity;
  const quantity =
    changes.available === undefined ? stocked : changes.available ? Math.max(1, stocked) : 0;
  return {...variant, quantity, priceCents: changes.priceCents ?? variant.priceCents};
}

function changeMetafields(
  before: readonly Metafield[],
  changes: Readonly<Record<string, string | null>>,
): readonly Metafield[] {
  const unchanged = before.filter(({namespace, key}) => !(`${namespace}.${key}` in changes));
  const changed = Object.entries(changes).flatMap(([name, value]) => {
    if (value === null) return [];
    const [namespace = '', key = ''] = name.split('.');
    return [{namespace, key, type: metafieldType(namespace, key), value}];
  });
  return [...unchanged, ...changed];
}

function metafieldType(namespace: string, key: string): string {
  const defined = PRODUCT_FIELDS.find((field) => namespace === NAMESPACE && field.key === key);
  return defined?.type ?? 'single_line_text_field';
}
