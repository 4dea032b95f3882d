import type {Product, ProductOption} from '../../catalogue/types';
import {DEFAULT_TITLE} from '../../catalogue/default-variant';
import {newProductGid, newVariantGid} from '../../catalogue/gids';
import {SITE} from '../../../supabase/functions/_shared/contracts/site';
import {numberOfGid} from '../../storefront/schema/gid';
import {plainTextOf} from '../../storefront/schema/text';
import type {AdminContext} from '../context';
import {productNode} from '../nodes/product';
import {findProduct} from '../queries/product-queries';
import {reject, rejectIfAny, type UserError} from '../user-error';
import {type FileSource, pictureOf} from './file-source';
import {freeHandle} from './free-handle';
import {type MetafieldInput, metafieldOf} from './metafield-input';
import {type VariantInput, variantsOf} from './variant-input';

interface ProductInput {
  handle?: string | null;
  title?: string | null;
  descriptionHtml?: string | null;
  productType?: string | null;
  tags?: readonly string[] | null;
  status?: Product['status'] | null;
  metafields?: readonly MetafieldInput[] | null;
  productOptions?:
    | readonly {
        name?: string | null;
        values?: readonly {name?: string | null}[] | null;
      }[]
    | null;
  variants?: readonly VariantInput[] | null;
  files?: readonly FileSource[] | null;
}

interface ProductSetArgs {
  input: ProductInput;
  identifier?: {id?: string | null; handle?: string | null} | null;
}

const DEFAULT_OPTION = {name: 'Title', values: [{name: DEFAULT_TITLE}]};
const DEFAULT_VARIANT: VariantInput = {
  optionValues: [{optionName: 'Title', name: DEFAULT_TITLE}],
};

/**
 * `productSet`: creates a product, or changes the one that `identifier` names. Given lists (variants, metafields,
 * files) replace the existing ones; omitted ones stay unchanged. `publishablePublish` publishes a new product.
 */
export async function productSet({input, identifier}: ProductSetArgs, context: AdminContext) {
  const before = identifier ? findProduct(identifier, context) : null;
  if (identifier?.id && !before) reject(['identifier', 'id'], 'Product does not exist');
  const errors: UserError[] = [];
  const product = await buildProduct(input, identifier?.handle ?? null, before, context, errors);
  rejectIfAny(errors);
  await context.catalogue.saveProduct(product);
  return {product: productNode(product, context)};
}

async function buildProduct(
  input: ProductInput,
  wantedHandle: string | null,
  before: Product | null,
  context: AdminContext,
  errors: UserError[],
): Promise<Product> {
  const now = context.clock().toISOString();
  const title = input.title ?? before?.title ?? '';
  if (!title.trim()) errors.push({field: ['input', 'title'], message: "Title can't be blank"});
  const given = input.handle || wantedHandle;
  const isTaken = (wanted: string) => findProduct({handle: wanted}, context) !== null;
  const handle = given ?? before?.handle ?? freeHandle(title, isTaken);
  const holder = findProduct({handle}, context);
  if (given && holder && holder.id !== before?.id) {
    const message = `Handle '${handle}' already in use. Please provide a new handle.`;
    errors.push({field: ['input', 'handle'], message});
  }
  const id = before?.id ?? newProductGid();
  const options = optionsOf(input, before, id);
  return {
    id,
    handle,
    title,
    ...descriptionOf(input, before),
    productType: input.productType ?? before?.productType ?? '',
    vendor: before?.vendor ?? SITE.artist.name,
    tags: input.tags
      ? [...new Set(input.tags.map((tag) => tag.trim()).filter(Boolean))]
      : (before?.tags ?? []),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    publishedAt: before?.publishedAt ?? now,
    images: input.files
      ? await imagesOf(input.files, before, context, errors)
      : (before?.images ?? []),
    options,
    variants: variantsOf(
      input.variants ?? (before ? before.variants.map(unchanged) : [DEFAULT_VARIANT]),
      {
        options,
        before: before?.variants ?? [],
        newId: newVariantGid,
        content: context.content,
      },
      errors,
    ),
    metafields: input.metafields
      ? input.metafields.flatMap((one, index) => {
          const at = ['input', 'metafields', String(index)];
          return metafieldOf(one, 'PRODUCT', {content: context.content, at, errors}) ?? [];
        })
      : (before?.metafields ?? []),
    status: input.status ?? before?.status ?? 'ACTIVE',
    isPublished: before ? (before.isPublished ?? true) : false,
    isInOnlineStore: before?.isInOnlineStore,
  };
}

function unchanged({id, selectedOptions}: Product['variants'][number]): VariantInput {
  return {
    id,
    optionValues: selectedOptions.map(({name, value}) => ({optionName: name, name: value})),
  };
}

function descriptionOf(
  {descriptionHtml}: ProductInput,
  before: Product | null,
): Pick<Product, 'description' | 'descriptionHtml'> {
  if (descriptionHtml != null) return {description: plainTextOf(descriptionHtml), descriptionHtml};
  return {
    description: before?.description ?? '',
    descriptionHtml: before?.descriptionHtml ?? null,
  };
}

function optionsOf(
  {productOptions}: ProductInput,
  before: Product | null,
  productId: string,
): readonly ProductOption[] {
  if (!productOptions && before) return before.options;
  const first = numberOfGid(productId) + 1;
  return (productOptions ?? [DEFAULT_OPTION]).map(({name, values}, index) => ({
    id: `gid://shopify/ProductOption/${first + index}`,
    name: name ?? '',
    values: (values ?? []).flatMap((value) => value.name ?? []),
  }));
}

async function imagesOf(
  files: readonly FileSource[],
  before: Product | null,
  context: AdminContext,
  errors: UserError[],
): Promise<Product['images']> {
  const images = [];
  for (const [index, file] of files.entries()) {
    const image = await pictureOf(file, before?.images ?? [], context);
    if (image) images.push(image);
    else {
      const message = 'The file is no picture that was uploaded here';
      errors.push({field: ['input', 'files', String(index)], message});
    }
  }
  return images;
}
