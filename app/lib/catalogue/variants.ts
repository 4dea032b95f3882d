import type {VisibleProduct} from './hidden-prices';
import words from '#words/catalogue';

export type ProductVariant = VisibleProduct['variants']['nodes'][number];

export interface VariantChoice {
  /** The values of all options: '16×20 in', or '16×20 in / Oak'. */
  value: string;
  variant: ProductVariant;
}

type Choosable = Pick<VisibleProduct, 'options' | 'variants'>;

/** Shopify's default option of a product with a single variant. */
const SINGLE_FORM_OPTION = 'Title';

/** Whether there is something to choose: Shopify gives a product with a single variant an option named Title. */
export function hasChoice([first]: readonly {name: string}[]): boolean {
  return first !== undefined && first.name !== SINGLE_FORM_OPTION;
}

/**
 * The choices of the option selector: the variants, each with the values of all its options. Null when the first option
 * is named Title, which is Shopify's default.
 */
export function findVariantChoices({
  options,
  variants,
}: Choosable): {optionName: string; choices: VariantChoice[]} | null {
  if (!hasChoice(options)) return null;
  return {
    optionName: options.map(({name}) => name).join(words.and),
    // Shopify's title of a variant.
    choices: variants.nodes.map((variant) => ({value: words.size(variant.title), variant})),
  };
}

/**
 * The choice in a URL's query string, under the options' names (`?size=16×20 in&frame=Oak`) or, in a link from another language, under
 * other names; null when there is none or it is sold out. A link that names some of the options gets the first variant for
 * sale with those.
 */
export function findChoiceInSearch(product: Choosable, search: string): VariantChoice | null {
  const parameters = new URLSearchParams(search);
  const valueOf = (name: string) =>
    parameters.get(name.toLowerCase()) ??
    [...parameters.values()].find((value) => isValue(product, value, name));
  if (!product.options.some(({name}) => valueOf(name))) return null;
  return (
    findVariantChoices(product)?.choices.find(
      ({variant}) =>
        variant.availableForSale &&
        variant.selectedOptions.every(({name, value}) => value === (valueOf(name) ?? value)),
    ) ?? null
  );
}

/** Whether an option has the value: that of a name, or any. */
function isValue({variants}: Choosable, value: string, optionName?: string): boolean {
  return variants.nodes.some(({selectedOptions}) =>
    selectedOptions.some((one) => one.value === value && one.name === (optionName ?? one.name)),
  );
}

/** The query string with the variant's options; the first variant needs no parameters. */
export function searchWithChoice(product: Choosable, variantId: string, search: string): string {
  const {nodes} = product.variants;
  const variant = nodes.find(({id}) => id === variantId);
  if (!variant || !findVariantChoices(product)) return search;
  // Without the former choice, whose options have other names in a link from another language.
  const others = [...new URLSearchParams(search)].filter(([, value]) => !isValue(product, value));
  const parameters = new URLSearchParams(others);
  for (const {name, value} of variant.selectedOptions) {
    if (variant === nodes[0]) parameters.delete(name.toLowerCase());
    else parameters.set(name.toLowerCase(), value);
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}
