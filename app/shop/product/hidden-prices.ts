import type {ProductPageFragment, RelatedProductsFragment} from 'storefrontapi.generated';
import {isOriginal, type Sellable} from './availability';
import {isComingSoon, type Launchable} from '~/shop/launch/launch';

type Variant = ProductPageFragment['variants']['nodes'][number];

export type LoadedProduct = ProductPageFragment &
  Partial<RelatedProductsFragment> &
  Pick<Sellable, 'sellsOtherSizes'> & {
    /** The series that lists the work. */
    series?: {handle: string; title: string};
    /** Where the work hangs, or will hang. */
    exhibition?: {path: string; description: string};
  };

/** A product for its page in the browser, which never receives a hidden price. */
export type VisibleProduct = Omit<LoadedProduct, 'variants'> & {
  variants: {nodes: (Omit<Variant, 'price'> & {price: Variant['price'] | null})[]};
  /** When the server rendered it, in epoch milliseconds. */
  renderedAtMs: number;
};

/**
 * Whether a product's prices are hidden at `nowMs`: always for originals, which are sold on request, and before the
 * launch for every product (specification, section 2). When card and page have different launch times, the later one
 * counts for both.
 */
export function arePricesHidden(
  product: Launchable & {productType: string},
  nowMs: number,
): boolean {
  return (
    isOriginal(product) || isComingSoon(product, nowMs, 'card') || isComingSoon(product, nowMs)
  );
}

/** The product as its page shows it at `nowMs`: without its prices while they're hidden. */
export function visibleProduct(product: LoadedProduct, nowMs: number): VisibleProduct {
  if (!arePricesHidden(product, nowMs)) return {...product, renderedAtMs: nowMs};
  const nodes = product.variants.nodes.map((variant) => ({...variant, price: null}));
  return {...product, variants: {nodes}, renderedAtMs: nowMs};
}
