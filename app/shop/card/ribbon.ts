import type {ShopWords} from '~/words';
import {isComingSoon, type Launchable} from '~/shop/launch/launch';

const SEASONAL_PRODUCT = 'santa';

/**
 * The text of a card's ribbon: the metafield `custom.ribbon`, 'Coming Soon' before a launch, the seasonal text of one
 * product, or null.
 */
export function findRibbon(
  words: ShopWords,
  product: Launchable & {ribbon?: {value: string} | null},
  nowMs: number,
): string | null {
  if (product.ribbon?.value) return product.ribbon.value;
  if (isComingSoon(product, nowMs, 'card')) return words.catalogue.comingSoon;
  return product.handle === SEASONAL_PRODUCT ? words.catalogue.seasonal : null;
}
