import {useEffect} from 'react';
import {onDemand} from '~/lib/browser/on-demand';
import {cartStore, useCart} from './use-cart';

/**
 * Empties the cart when its checkout became an order. The hosted checkout cannot notify this browser, so the shop
 * checks once when the visitor returns.
 */
export function useFinishedCart() {
  const {isReady} = useCart();

  useEffect(() => {
    if (!isReady) return;
    void clearIfFinished();
    function onPageShow(event: PageTransitionEvent) {
      if (event.persisted) void clearIfFinished();
    }
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [isReady]);
}

/** Loads only after a checkout, since few visits follow one. */
const clearingCode = onDemand(() => import('./clear-finished-cart'), 'clearFinishedCart');

async function clearIfFinished() {
  const {cartId} = cartStore().getSnapshot();
  if (!cartId) return;
  const clearFinishedCart = await clearingCode.load().catch(() => null);
  await clearFinishedCart?.(cartId);
}
