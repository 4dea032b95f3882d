import {isComingSoon, type Launchable} from '~/shop/launch/launch';
import {launchDate} from '~/shop/launch/launch-date';
import type {ShopWords} from '~/words';
import {isOriginal} from './availability';
import type {StoredProduct, VisibleProduct} from './product';

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
