import type {ProductCardFragment, ProductPageFragment} from 'storefrontapi.generated';
import {isOriginal} from './availability';
import {isComingSoon, type Launchable} from '~/lib/launch/launch';

type Variant = ProductPageFragment['variants']['nodes'][number];

/** A product for its page: a hidden price is never sent to the browser. */
export type VisibleProduct = Omit<ProductPageFragment, 'variants'> & {
  variants: {nodes: (Omit<Variant, 'price'> & {price: Variant['price'] | null})[]};
};

/** A product for its card; null in place of hidden prices. */
export type VisibleCard = Omit<
  ProductCardFragment,
  'priceRange' | 'medium' | 'originalSize' | 'year'
> & {
  priceRange: ProductCardFragment['priceRange'] | null;
  /** What a card says of an original: medium, size and year; null for a print, and without any of them. */
  facts: string | null;
};

/**
 * Whether a product's prices are hidden at `nowMs`: always for originals, which are sold on request, and for every
 * product before its launch (specification, section 2). When card and page have different launch times, the later one
 * counts for both.
 */
export function arePricesHidden(
  product: Launchable & {productType: string},
  nowMs: number,
): boolean {
  return (
    isOriginal(product) ||
    isComingSoon(product, 'card', nowMs) ||
    isComingSoon(product, 'page', nowMs)
  );
}

/** Removes hidden prices from a product for its page. */
export function withoutHiddenPrices(product: ProductPageFragment, nowMs: number): VisibleProduct {
  if (!arePricesHidden(product, nowMs)) return product;
  const nodes = product.variants.nodes.map((variant) => ({...variant, price: null}));
  return {...product, variants: {nodes}};
}

/** A product as its card shows it, without hidden prices. */
export function visibleCard(product: ProductCardFragment, nowMs: number): VisibleCard {
  const {medium, originalSize, year, priceRange, ...card} = product;
  const facts = [medium, originalSize, year].flatMap((field) => field?.value ?? []);
  return {
    ...card,
    priceRange: arePricesHidden(product, nowMs) ? null : priceRange,
    facts: isOriginal(product) && facts.length > 0 ? facts.join(' · ') : null,
  };
}
