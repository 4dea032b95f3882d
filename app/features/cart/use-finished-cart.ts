import {useEffect} from 'react';
import {onDemand} from '~/lib/browser/on-demand';
import {cartStore, useCart} from './use-cart';

/**
 * Empties the cart when its checkout became an order. The hosted checkout cannot notify this browser, so the shop checks
 * when the visitor comes back, to this tab or to another.
 */
export function useFinishedCart() {
  const {isReady} = useCart();

  useEffect(() => {
    if (!isReady) return;
    clearIfFinished();
    document.addEventListener('visibilitychange', clearIfFinished);
    return () => document.removeEventListener('visibilitychange', clearIfFinished);
  }, [isReady]);
}

/** Loads only after a checkout, since few visits follow one. */
const checkingCode = onDemand(() => import('./check-cart'), 'checkCart');

function clearIfFinished() {
  const {cartId} = cartStore().getSnapshot();
  if (!cartId || document.hidden) return;
  checkingCode.load().then(
    (checkCart) => checkCart({cartId, items: []}),
    () => {},
  );
}
