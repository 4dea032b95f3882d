/** A product as far as its launch is concerned. */
export interface Launchable {
  handle: string;
  launchAt?: {value: string} | null;
}

/** Where a launch is read: the specification gives Breakthrough one hour on its card and another on its page. */
export type LaunchReading = 'card' | 'page';

/** Both readings of the specification stand (section 4): 09:00 on the card, 10:00 on the product page, written in UTC-3. */
const BREAKTHROUGH_LAUNCH: Record<LaunchReading, string> = {
  card: '2025-11-03T09:00:00-03:00',
  page: '2025-11-03T10:00:00-03:00',
};

/**
 * The instant, in epoch milliseconds, from which a product may be bought: Breakthrough's own, else the date_time metafield
 * `custom.launch_at`. Null for a product without one, or with a text that is no date.
 */
export function launchInstantMs(product: Launchable, reading: LaunchReading): number | null {
  const written =
    product.handle === 'breakthrough' ? BREAKTHROUGH_LAUNCH[reading] : product.launchAt?.value;
  const instant = written ? Date.parse(written) : NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** Whether the launch still lies ahead; at the instant itself the product is on sale. */
export function isComingSoon(product: Launchable, reading: LaunchReading, nowMs: number): boolean {
  const instant = launchInstantMs(product, reading);
  return instant !== null && nowMs < instant;
}

/**
 * The first launch after `nowMs` among the products, in either reading, in epoch milliseconds: until then a page that shows
 * them is true. Null when none lies ahead.
 */
export function nextLaunchMs(products: readonly Launchable[], nowMs: number): number | null {
  const ahead = products
    .flatMap((product) => [launchInstantMs(product, 'card'), launchInstantMs(product, 'page')])
    .filter((instant) => instant !== null && instant > nowMs)
    .map(Number);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
