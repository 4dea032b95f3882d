import type {VisibleProduct} from './hidden-prices';

export type ProductVariant = VisibleProduct['variants']['nodes'][number];

export interface VariantChoice {
  /** The first option's value: '16×20 in'. */
  value: string;
  variant: ProductVariant;
}

/** Shopify's default option of a product with a single variant. */
const SINGLE_FORM_OPTION = 'Title';

/**
 * The choices of the option selector: one per value of the first option, each with its first variant for sale, else its
 * first variant. Null when the option is named Title, which is Shopify's default.
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

/**
 * The choice in a URL's query string, under the option's name (`?size=16×20 in`); null when there is none or it is sold
 * out.
 */
export function findChoiceInSearch(
  product: Pick<VisibleProduct, 'options' | 'variants'>,
  search: string,
): VariantChoice | null {
  const found = findVariantChoices(product);
  if (!found) return null;
  const requested = new URLSearchParams(search).get(found.optionName.toLowerCase());
  return (
    found.choices.find(({value, variant}) => value === requested && variant.availableForSale) ??
    null
  );
}

/** The query string with the variant's choice; the first variant needs no parameter. */
export function searchWithChoice(
  product: Pick<VisibleProduct, 'options' | 'variants'>,
  variantId: string,
  search: string,
): string {
  const found = findVariantChoices(product);
  const choice = found?.choices.find(({variant}) => variant.id === variantId);
  if (!found || !choice) return search;
  const parameters = new URLSearchParams(search);
  const name = found.optionName.toLowerCase();
  if (variantId === product.variants.nodes[0]?.id) parameters.delete(name);
  else parameters.set(name, choice.value);
  return parameters.size > 0 ? `?${parameters}` : '';
}
