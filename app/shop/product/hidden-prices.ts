import type {ProductPageFragment, RelatedProductsFragment} from 'storefrontapi.generated';
import {isOriginal, type Selling} from './availability';
import {isComingSoon, type Launchable} from '~/shop/launch/launch';
import {launchDate} from '~/shop/launch/launch-date';
import type {ShopWords} from '~/words';

type Variant = ProductPageFragment['variants']['nodes'][number];

/** A product as the storefront sends it. */
export type StoredProduct = ProductPageFragment & Partial<RelatedProductsFragment> & Selling;

/** A product for its page in the browser, which never receives a hidden price. */
export type VisibleProduct = Omit<StoredProduct, 'variants'> & {
  variants: {nodes: (Omit<Variant, 'price'> & {price: Variant['price'] | null})[]};
  /** The series that lists the work. */
  series?: {handle: string; title: string};
  /** Where the work hangs, or will hang. */
  exhibition?: {path: string; description: string};
  /** The date of a launch that was ahead when the server rendered it, in words. */
  launchDate: string | null;
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
export function visibleProduct(
  words: ShopWords,
  product: StoredProduct,
  nowMs: number,
): VisibleProduct {
  const shown = {...product, launchDate: launchDate(words, product, nowMs), renderedAtMs: nowMs};
  if (!arePricesHidden(product, nowMs)) return shown;
  const nodes = product.variants.nodes.map((variant) => ({...variant, price: null}));
  return {...shown, variants: {nodes}};
}
