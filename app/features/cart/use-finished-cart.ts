import {useEffect} from 'react';
import {clearCart} from './cart';
import {cartStore, useCart} from './use-cart';

/**
 * Empties the cart whose checkout became an order. The hosted checkout cannot tell this browser, so the first look at the
 * shop after a checkout asks once; a failure to ask leaves the cart as it is.
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

async function clearIfFinished() {
  const {cartId} = cartStore().getSnapshot();
  if (!cartId) return;
  try {
    const response = await fetch('/cart', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({cartId}),
    });
    const answer = (await response.json()) as {isFinished?: boolean};
    if (!answer.isFinished) return;
    // A checkout that was started meanwhile, in this tab or another, has a cart of its own.
    cartStore().update((cart) => (cart.cartId === cartId ? clearCart() : cart));
  } catch {
    // No connection: the next visit asks again.
  }
}
