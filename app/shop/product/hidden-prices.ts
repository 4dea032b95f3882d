import type {ProductPageFragment, RelatedProductsFragment} from 'storefrontapi.generated';
import {isOriginal, type Sellable} from './availability';
import {isComingSoon, type Launchable} from '~/shop/launch/launch';

type Variant = ProductPageFragment['variants']['nodes'][number];

/** A product as the storefront sends it. */
export type StoredProduct = ProductPageFragment &
  Partial<RelatedProductsFragment> &
  Pick<Sellable, 'sellsOtherSizes'>;

/** A product for its page in the browser, which never receives a hidden price. */
export type VisibleProduct = Omit<StoredProduct, 'variants'> & {
  variants: {nodes: (Omit<Variant, 'price'> & {price: Variant['price'] | null})[]};
  /** The series that lists the work. */
  series?: {handle: string; title: string};
  /** Where the work hangs, or will hang. */
  exhibition?: {path: string; description: string};
  /** When the server rendered it, in epoch milliseconds. */
  renderedAtMs: number;
};

/**
 * Whether a product's prices are hidden at `nowMs`: always for originals, which are sold on request, and before the
 * launch for every product (specification, section 2). Breakthrough's page launches after its card, so its hour
 * counts for both.
 */
export function arePricesHidden(
  product: Launchable & {productType: string},
  nowMs: number,
): boolean {
  return isOriginal(product) || isComingSoon(product, nowMs);
}

/** The product as its page shows it at `nowMs`: without its prices while they're hidden. */
export function visibleProduct(product: StoredProduct, nowMs: number): VisibleProduct {
  if (!arePricesHidden(product, nowMs)) return {...product, renderedAtMs: nowMs};
  const nodes = product.variants.nodes.map((variant) => ({...variant, price: null}));
  return {...product, variants: {nodes}, renderedAtMs: nowMs};
}
