import {useEffect} from 'react';
import {onDemand} from '~/lib/browser/on-demand';
import {cartStore, useCart} from './use-cart';

/**
 * Empties the cart whose checkout became an order. The hosted checkout cannot tell this browser, so the first look at the
 * shop after a checkout asks once.
 */
export function useFinishedCart() {
  const {isReady} = useCart();

  useEffect(() => {
    if (!isReady) return;
    void clearIfFinished();
    function onReturn(event: PageTransitionEvent) {
      if (event.persisted) void clearIfFinished();
    }
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [isReady]);
}

/** Few visits come from a checkout: the code for it is fetched by those. */
const clearingCode = onDemand(() => import('./clear-finished-cart'), 'clearFinishedCart');

async function clearIfFinished() {
  const {cartId} = cartStore().getSnapshot();
  if (!cartId) return;
  const clearFinishedCart = await clearingCode.load().catch(() => null);
  await clearFinishedCart?.(cartId);
}
