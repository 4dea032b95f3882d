import {track} from '~/lib/analytics/track';
import {useFirstView} from '~/lib/analytics/use-first-view';
import type {VisibleProduct} from '~/shop/product/product';
import {leadingVariant} from '~/shop/product/availability';
import {describeProductView} from '~/shop/product/product-events';

/** Tracks the view of a product page, and counts it unless the page is private. */
export function useProductView(
  product: VisibleProduct | null,
  {isCounted}: {isCounted: boolean},
): void {
  useFirstView(product && product.id, () => {
    if (!product) return;
    const variant = leadingVariant(product);
    track(
      describeProductView(product),
      variant && {variantId: variant.id, variantTitle: variant.title},
    );
    if (isCounted) countView(product.handle);
  });
}

/** Missing in TypeScript's library. */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
  /** Missing when the visitor has turned it off. */
  sendBeacon?: Navigator['sendBeacon'];
}

/**
 * Reports that someone viewed a work, but not who; see docs/decisions/views.md. Sends nothing when the browser asks not
 * to be tracked. A page that opened in the background counts once it's visible.
 */
export function countView(handle: string): void {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', () => countView(handle), {once: true});
    return;
  }
  const signals = navigator as PrivacySignals;
  if (signals.globalPrivacyControl || signals.doNotTrack === '1') return;
  signals.sendBeacon?.('/api/views', handle);
}
