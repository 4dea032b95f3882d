import {useEffect} from 'react';
import {cartPanelCode} from './cart-panel-code';
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

function clearIfFinished() {
  const {cartId} = cartStore().getSnapshot();
  if (!cartId || document.hidden) return;
  // Few visits follow a checkout.
  cartPanelCode.load().then(
    ({checkCart}) => checkCart({cartId, items: []}),
    () => {},
  );
}
