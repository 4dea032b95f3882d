import {filesOf, type AdminContext, type PostedForm, textOf} from '../context';
import {type ByField, readFields} from '../form-page';
import {pictureProblem} from '../forms/picture-problem';
import {descriptionText} from './description-text';
import {type LoadedProduct, METAFIELD, type ProductDefinitions} from './load-product';

/** One size of a product, as its form shows it. */
export interface VariantDraft {
  /** Empty for a new one. */
  id: string;
  /** Empty for a work in one size. */
  size: string;
  price: string;
  quantity: string;
  /** Its number among the sizes; the shop lists them in this order. */
  place: string;
  /** By the key of their definition. */
  metafields: ByField;
  isRemoved: boolean;
}

export interface PictureDraft {
  /** The gid of a stored picture, or the source of one that was just uploaded. */
  reference: string;
  url: string | null;
  alt: string;
  place: string;
  isRemoved: boolean;
}

/** What the form of a product shows: the stored product, or what was typed last. */
export interface ProductDraft {
  title: string;
  description: string;
  productType: string;
  tags: string;
  status: string;
  metafields: ByField;
  variants: readonly VariantDraft[];
  pictures: readonly PictureDraft[];
}

/** Shopify's name of the only variant of a product without options. */
const DEFAULT_TITLE = 'Default Title';
const NEW_ROWS = 2;

const NEW_VARIANT: VariantDraft = {
  id: '',
  size: '',
  price: '',
  quantity: '',
  place: '',
  metafields: new Map(),
  isRemoved: false,
};

/** The form of a stored product, or an empty one. There are always two rows for more sizes. */
export function draftOf(product: LoadedProduct | null): ProductDraft {
  const variants = (product?.variants.nodes ?? []).map((variant, index): VariantDraft => ({
    id: variant.id,
    size: variant.title === DEFAULT_TITLE ? '' : variant.title,
    price: variant.price,
    quantity: String(variant.inventoryQuantity),
    place: String(index + 1),
    metafields: valuesOf(variant.metafields.nodes),
    isRemoved: false,
  }));
  return {
    title: product?.title ?? '',
    description: descriptionText(product?.descriptionHtml ?? ''),
    productType: product?.productType ?? 'Prints',
    tags: product?.tags.join(', ') ?? '',
    status: product?.status ?? 'ACTIVE',
    metafields: valuesOf(product?.metafields.nodes ?? []),
    variants: withNewRows(variants),
    pictures: (product?.media.nodes ?? []).map(({id, alt, image}, index) => ({
      reference: id,
      url: image.url,
      alt: alt ?? '',
      place: String(index + 1),
      isRemoved: false,
    })),
  };
}

/**
 * What was posted. New pictures are uploaded, so that they are not lost when something else is wrong; `errors` says which
 * files are no pictures.
 */
export async function readDraft(
  form: PostedForm,
  before: ProductDraft,
  definitions: ProductDefinitions,
  context: AdminContext,
): Promise<{draft: ProductDraft; errors: Map<string, string>}> {
  const {values, errors} = await readFields(definitions.product, before.metafields, form, {
    context,
    prefix: METAFIELD,
  });
  const pictures: PictureDraft[] = [];
  for (let row = 0; form.has(`picture-${row}`); row += 1) {
    const reference = textOf(form, `picture-${row}`);
    pictures.push({
      reference,
      url: before.pictures.find((one) => one.reference === reference)?.url ?? null,
      alt: textOf(form, `picture-${row}-alt`),
      place: textOf(form, `picture-${row}-place`),
      isRemoved: form.has(`picture-${row}-removed`),
    });
  }
  for (const file of filesOf(form, 'new-pictures')) {
    const problem = await pictureProblem(file);
    if (problem) {
      errors.set('new-pictures', problem);
      continue;
    }
    const alt = textOf(form, 'new-pictures-alt');
    const place = String(pictures.length + 1);
    pictures.push({reference: await context.upload(file), url: null, alt, place, isRemoved: false});
  }
  const variants: VariantDraft[] = [];
  for (let row = 0; form.has(`variant-${row}-size`); row += 1) {
    const field = (name: string) => textOf(form, `variant-${row}-${name}`);
    variants.push({
      id: field('id'),
      size: field('size'),
      price: field('price'),
      quantity: field('quantity'),
      place: field('place'),
      metafields: new Map(definitions.variant.map(({key}) => [key, field(key)])),
      isRemoved: form.has(`variant-${row}-removed`),
    });
  }
  const draft = {
    title: textOf(form, 'title'),
    description: textOf(form, 'description'),
    productType: textOf(form, 'productType'),
    tags: textOf(form, 'tags'),
    status: textOf(form, 'status'),
    metafields: values,
    variants: withNewRows(variants),
    pictures,
  };
  return {draft, errors};
}

/** Whether a row has anything in it. */
export function isFilled({id, size, price, quantity}: VariantDraft): boolean {
  return [id, size, price, quantity].some(Boolean);
}

function withNewRows(variants: readonly VariantDraft[]): VariantDraft[] {
  const missing = NEW_ROWS - variants.filter((variant) => !isFilled(variant)).length;
  return [...variants, ...Array.from({length: Math.max(0, missing)}, () => NEW_VARIANT)];
}

function valuesOf(metafields: readonly {namespace: string; key: string; value: string}[]): ByField {
  return new Map(
    metafields.filter(({namespace}) => namespace === 'custom').map(({key, value}) => [key, value]),
  );
}
