import type {EarlyAccessFragment} from 'storefrontapi.generated';
import {BREAKTHROUGH} from '~/content/special-products';
import type {MetafieldValue} from '~/shop/product/metafields';

export interface Launchable {
  handle: string;
  launchAt?: MetafieldValue;
}

/** Where a launch is shown: the specification gives Breakthrough one time on its card and another on its page. */
export type LaunchSurface = keyof typeof BREAKTHROUGH.launchAt;

/** The instant in a date_time metafield, in epoch milliseconds; null when it's missing or invalid. */
export function readInstantMs(field: MetafieldValue): number | null {
  const instantMs = Date.parse(field?.value ?? '');
  return Number.isNaN(instantMs) ? null : instantMs;
}

/**
 * When a product goes on sale, in epoch milliseconds: Breakthrough's fixed time, or else the date_time metafield
 * `custom.launch_at`. Null for a product without one, or with an invalid date.
 */
export function launchInstantMs(
  product: Launchable,
  surface: LaunchSurface = 'page',
): number | null {
  return product.handle === BREAKTHROUGH.handle
    ? Date.parse(BREAKTHROUGH.launchAt[surface])
    : readInstantMs(product.launchAt);
}

/** Whether the launch is in the future. At the instant itself, the product is on sale. */
export function isComingSoon(product: Launchable, nowMs: number, surface?: LaunchSurface): boolean {
  const instant = launchInstantMs(product, surface);
  return instant !== null && nowMs < instant;
}

type EarlyAccessible = Launchable & Pick<EarlyAccessFragment, 'earlyAccessAt'>;

/**
 * Whether a product's early access hasn't begun: before the launch, and before the date_time metafield
 * `custom.early_access_at`. Without that metafield, or with an invalid date, early access begins when the work is
 * announced.
 */
export function isOnlyAnnounced(product: EarlyAccessible, nowMs: number): boolean {
  const beginsMs = readInstantMs(product.earlyAccessAt);
  return isComingSoon(product, nowMs) && beginsMs !== null && nowMs < beginsMs;
}

/** How long before a launch its list gets the email, unless early access has a start time. */
const HEAD_START_MS = 24 * 60 * 60 * 1000;

/** Whether the people on a launch's list get the email at `nowMs`, before everyone else can buy it. */
export function isOpenToMembers(product: EarlyAccessible, nowMs: number): boolean {
  const launchMs = launchInstantMs(product);
  if (launchMs === null || nowMs >= launchMs) return false;
  return nowMs >= (readInstantMs(product.earlyAccessAt) ?? launchMs - HEAD_START_MS);
}

/**
 * The first launch after `nowMs` among the products, on a card or a page, in epoch milliseconds. A page that shows them
 * is valid until then. Null when there's none.
 */
export function nextLaunchMs(products: readonly Launchable[], nowMs: number): number | null {
  const ahead = products
    .flatMap((product) => [launchInstantMs(product, 'card'), launchInstantMs(product)])
    .filter((instant) => instant !== null && instant > nowMs)
    .map(Number);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
