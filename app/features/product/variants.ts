import type {VisibleProduct} from './hidden-prices';

export type ProductVariant = VisibleProduct['variants']['nodes'][number];

export interface VariantChoice {
  /** The first option's value: '16×20 in'. */
  value: string;
  variant: ProductVariant;
}

/** Shopify's placeholder option of a product that comes in one form only. */
const SINGLE_FORM_OPTION = 'Title';

/**
 * What the option selector offers: one choice per value of the first option, each standing for the first variant with that
 * value that can be bought, or the first at all. Null when the option is named Title, which is no choice.
 */
export function findVariantChoices(
  product: Pick<VisibleProduct, 'options' | 'variants'>,
): {optionName: string; choices: VariantChoice[]} | null {
  const optionName = product.options[0]?.name;
  if (!optionName || optionName === SINGLE_FORM_OPTION) return null;

  const choices = new Map<string, VariantChoice>();
  for (const variant of product.variants.nodes) {
    const value = variant.selectedOptions.find(({name}) => name === optionName)?.value;
    if (!value) continue;
    const known = choices.get(value);
    if (!known || (!known.variant.availableForSale && variant.availableForSale)) {
      choices.set(value, {value, variant});
    }
  }
  return {optionName, choices: [...choices.values()]};
}
