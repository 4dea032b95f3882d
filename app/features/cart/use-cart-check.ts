import {useEffect, useState} from 'react';
import {cartStore} from '~/shop/cart/use-cart';
import {useWords} from '~/words';
import {fetchCheck} from './cart-requests';
import type {LineProblem} from './checkout-contract';
import {reconcileLines, relocalizeLines} from './reconcile-cart';

/**
 * Compares the cart with the shop whenever the panel opens or the visitor returns to it, and reports the problems of its
 * lines. Returns the Shopify cart that is gone: it became an order, or expired.
 */
export function useCartCheck(
  isOpen: boolean,
  onProblems: (problems: LineProblem[]) => void,
): string | null {
  const words = useWords();
  const [goneCartId, setGoneCartId] = useState<string | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    async function compare() {
      const cart = cartStore.read();
      if (document.hidden || cart.items.length === 0) return;
      const check = await fetchCheck(words, cart);
      if (!check) return;
      onProblems(check.problems);
      if (check.isCheckoutGone) setGoneCartId(cart.cartId);
      if (relocalizeLines(cartStore.read(), check.texts)) {
        cartStore.update((stored) => relocalizeLines(stored, check.texts) ?? stored);
      }
      // The panel shows a new price at once, and the shopper agrees to it at checkout.
      const onlyOne = check.problems.filter(({kind}) => kind === 'only-one');
      if (onlyOne.length > 0) cartStore.update((stored) => reconcileLines(stored, onlyOne));
    }
    void compare();
    document.addEventListener('visibilitychange', compare);
    return () => document.removeEventListener('visibilitychange', compare);
  }, [isOpen, onProblems, words]);
  return goneCartId;
}
