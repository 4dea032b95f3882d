import {track} from '~/lib/analytics/track';
import {useFirstView} from '~/lib/analytics/use-first-view';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {describeProductView} from '~/shop/product/product-events';

/** Tracks the view of a product page, and counts it unless only some may open it. */
export function useProductView(
  product: VisibleProduct | null,
  {isCounted}: {isCounted: boolean},
): void {
  useFirstView(product && product.id, () => {
    track(...describeProductView(product!));
    if (isCounted) countView(product!.handle);
  });
}

/** Not in TypeScript's library. */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
  /** Missing where the visitor switched it off. */
  sendBeacon?: Navigator['sendBeacon'];
}

/**
 * Tells the shop that a work was looked at, and nothing of who did; see docs/decisions/views.md. Not when the browser asks not
 * to be tracked. A page that opened in the background counts when it is looked at.
 */
export function countView(handle: string): void {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', () => countView(handle), {once: true});
    return;
  }
  const signals = navigator as PrivacySignals;
  if (signals.globalPrivacyControl || signals.doNotTrack === '1') return;
  signals.sendBeacon?.('/api/seen', handle);
}
