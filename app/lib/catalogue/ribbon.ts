import {isComingSoon, type Launchable} from '~/lib/launch/launch';

const SEASONAL_RIBBON = {handle: 'santa', text: 'Seasonal—limited time'};

/**
 * The text of a card's ribbon: the metafield `custom.ribbon`, 'Coming Soon' before a launch, the seasonal text of one
 * product, or null.
 */
export function findRibbon(
  product: Launchable & {ribbon?: {value: string} | null},
  nowMs: number,
): string | null {
  if (product.ribbon?.value) return product.ribbon.value;
  if (isComingSoon(product, 'card', nowMs)) return 'Coming Soon';
  return product.handle === SEASONAL_RIBBON.handle ? SEASONAL_RIBBON.text : null;
}
