import {SEASONAL_HANDLE} from '~/content/special-products';
import {isComingSoon, type Launchable} from '~/shop/launch/launch';
import type {ShopWords} from '~/words';
import type {MetafieldValue} from '~/shop/product/metafields';

/**
 * The text of a card's ribbon: the metafield `custom.ribbon`, 'Coming Soon' before a launch, the seasonal text of one
 * product, or null.
 */
export function findRibbon(
  words: ShopWords,
  product: Launchable & {ribbon?: MetafieldValue},
  nowMs: number,
): string | null {
  if (product.ribbon?.value) return product.ribbon.value;
  if (isComingSoon(product, nowMs, 'card')) return words.catalogue.comingSoon;
  return product.handle === SEASONAL_HANDLE ? words.catalogue.seasonal : null;
}
