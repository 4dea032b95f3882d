import {isComingSoon, type Launchable} from '~/shop/launch/launch';
import words from '#words/catalogue';

const SEASONAL_RIBBON = {handle: 'santa', text: words.seasonal};

/**
 * The text of a card's ribbon: the metafield `custom.ribbon`, 'Coming Soon' before a launch, the seasonal text of one
 * product, or null.
 */
export function findRibbon(
  product: Launchable & {ribbon?: {value: string} | null},
  nowMs: number,
): string | null {
  if (product.ribbon?.value) return product.ribbon.value;
  if (isComingSoon(product, 'card', nowMs)) return words.comingSoon;
  return product.handle === SEASONAL_RIBBON.handle ? SEASONAL_RIBBON.text : null;
}
