import {PRODUCT_FIELDS, VARIANT_FIELDS} from '../../../store/product-fields';
import {DEFAULT_TITLE} from '../../catalogue/default-variant';
import {filesOf, type AdminContext, type PostedForm, textOf} from '../context';
import {type ByField, readFields} from '../form-page';
import {pictureProblem} from '../forms/picture-problem';
import {descriptionText} from './description-text';
import {type LoadedProduct, METAFIELD} from './load-product';

/** A variant of a product, in its form. */
export interface VariantDraft {
  /** Empty for a new size. */
  id: string;
  /** Empty for a work in one size. */
  size: string;
  /** The value of the second option, such as 'Oak'. Empty without one. */
  choice: string;
  price: string;
  quantity: string;
  /** The stock that the form showed when it was opened. Empty for a new size, or to ignore the stock of that time. */
  shownQuantity: string;
  /** Its position among the sizes, by which the shop orders them. */
  place: string;
  /** By the key of their definition. */
  metafields: ByField;
  isRemoved: boolean;
}

export interface PictureDraft {
  /** The gid of a stored picture, or the source of a new upload. */
  reference: string;
  url: string | null;
  alt: string;
  place: string;
  isRemoved: boolean;
}

/** The values of a product's form: the stored product, or the last input. */
export interface ProductDraft {
  title: string;
  description: string;
  productType: string;
  tags: string;
  status: string;
  metafields: ByField;
  /** The name of the second option, such as 'Frame'; empty for a work that only has sizes. */
  secondOption: string;
  variants: readonly VariantDraft[];
  pictures: readonly PictureDraft[];
}

const NEW_ROWS = 2;

const NEW_VARIANT: VariantDraft = {
  id: '',
  size: '',
  choice: '',
  price: '',
  quantity: '',
  shownQuantity: '',
  place: '',
  metafields: new Map(),
  isRemoved: false,
};

/** The form of a stored product, or an empty one. It always has two rows for more sizes. */
export function draftOf(product: LoadedProduct | null): ProductDraft {
  const variants = (product?.variants.nodes ?? []).map((variant, index): VariantDraft => {
    const [size, choice] = variant.selectedOptions.map(({value}) => value);
    return {
      id: variant.id,
      size: !size || size === DEFAULT_TITLE ? '' : size,
      choice: choice ?? '',
      price: variant.price,
      quantity: String(variant.inventoryQuantity),
      shownQuantity: String(variant.inventoryQuantity),
      place: String(index + 1),
      metafields: valuesOf(variant.metafields.nodes),
      isRemoved: false,
    };
  });
  return {
    title: product?.title ?? '',
    description: descriptionText(product?.descriptionHtml ?? ''),
    productType: product?.productType ?? 'Prints',
    tags: product?.tags.join(', ') ?? '',
    status: product?.status ?? 'ACTIVE',
    metafields: valuesOf(product?.metafields.nodes ?? []),
    secondOption: product?.options[1]?.name ?? '',
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
 * The posted values. Uploads new pictures, so that an error elsewhere doesn't lose them, and adds files that aren't
 * pictures to `errors`.
 */
export async function readDraft(
  form: PostedForm,
  before: ProductDraft,
  context: AdminContext,
): Promise<{draft: ProductDraft; errors: Map<string, string>}> {
  const {values, errors} = await readFields(PRODUCT_FIELDS, before.metafields, form, {
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
      choice: field('choice'),
      // '44,50' is a price too; '1,200' would be ambiguous.
      price: field('price').replace(/,(\d\d)$/, '.$1'),
      quantity: field('quantity'),
      shownQuantity: field('shown-quantity'),
      place: field('place'),
      metafields: new Map(VARIANT_FIELDS.map(({key}) => [key, field(key)])),
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
    secondOption: textOf(form, 'secondOption'),
    variants: withNewRows(variants),
    pictures,
  };
  return {draft, errors};
}

/** Whether a row has any value. */
export function isFilled({id, size, choice, price, quantity}: VariantDraft): boolean {
  return [id, size, choice, price, quantity].some(Boolean);
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
