import type {ShopWords} from '~/words';
import {leadingVariant} from './availability';
import type {VisibleProduct} from './product';
import {nameVariant, type VariantName} from './work-size';

export type ProductVariant = VisibleProduct['variants']['nodes'][number];

export interface VariantChoice extends VariantName {
  variant: ProductVariant;
  /** The value of the first of several options: '8 × 10 in'. Null with one option. */
  group: string | null;
  /** The name within the group: 'Oak'. With one option, `value`. */
  label: string;
}

/**
 * Whether a product's options give a choice. Shopify gives a product with a single variant the option Title, with the
 * value Default Title.
 */
export function hasChoice([first]: readonly {name: string}[]): boolean {
  return first !== undefined && first.name !== 'Title';
}

/** The names of a product's options: 'Size', 'Size and Frame'. */
export function nameOptions(words: ShopWords, options: VisibleProduct['options']): string {
  return options
    .map(({name}) => name)
    .reduce((first, second) => words.catalogue.and(first, second));
}

/** The choices of the option selector: the variants, each with all its option values. Null when there's no choice. */
export function findVariantChoices(
  words: ShopWords,
  product: VisibleProduct,
): VariantChoice[] | null {
  if (!hasChoice(product.options)) return null;
  return product.variants.nodes.map((variant) => ({
    ...nameVariant(words, variant, product),
    ...nameInGroup(words, variant, product),
    variant,
  }));
}

function nameInGroup(words: ShopWords, variant: ProductVariant, product: VisibleProduct) {
  const named = (title: string) => nameVariant(words, {...variant, title}, product).value;
  const [first = '', ...others] = variant.selectedOptions.map(({value}) => value);
  return others.length > 0
    ? {group: named(first), label: named(others.join(' / '))}
    : {group: null, label: named(first)};
}

/**
 * The variant in a URL's query string (`?size=16×20 in&frame=Oak`); null when there's none or it's sold out. A link
 * that names some of the options selects the first available variant with those. Only the values are compared, because
 * a link from another language has other option names.
 */
export function findVariantInSearch(
  product: VisibleProduct,
  search: string,
): ProductVariant | null {
  const chosen = [...new URLSearchParams(search).values()].filter((value) =>
    isOffered(product, value),
  );
  if (chosen.length === 0 || !hasChoice(product.options)) return null;
  return (
    product.variants.nodes.find(
      (variant) => variant.availableForSale && chosen.every((value) => hasValue(variant, value)),
    ) ?? null
  );
}

function isOffered({variants}: Pick<VisibleProduct, 'variants'>, value: string): boolean {
  return variants.nodes.some((variant) => hasValue(variant, value));
}

function hasValue({selectedOptions}: ProductVariant, value: string): boolean {
  return selectedOptions.some((option) => option.value === value);
}

/** The query string with the variant's options in place of any others. The leading variant needs no parameters. */
export function searchWithChoice(
  product: Pick<VisibleProduct, 'options' | 'variants' | 'sellsOtherSizes'>,
  variantId: string,
  search: string,
): string {
  const {nodes} = product.variants;
  const variant = nodes.find(({id}) => id === variantId);
  if (!variant || !hasChoice(product.options)) return search;
  const others = [...new URLSearchParams(search)].filter(([, value]) => !isOffered(product, value));
  const parameters = new URLSearchParams(
    variant === leadingVariant(product) ? others : [...others, ...choiceParameters(variant)],
  );
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** A variant's options as parameters of its product's URL, as Shopify writes them: `?size=11×14 in`. */
export function choiceParameters({
  selectedOptions,
}: Pick<ProductVariant, 'selectedOptions'>): URLSearchParams {
  return new URLSearchParams(selectedOptions.map(({name, value}) => [name.toLowerCase(), value]));
}
