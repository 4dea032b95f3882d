import {useEffect, useState} from 'react';
import {showToast} from '~/components/show-toast';
import {track} from '~/lib/analytics/track';
import type {Notice} from '~/lib/notice';
import {findCurrentCampaign, withCampaign} from '~/shop/campaign/campaign';
import {useWords} from '~/words';
import type {CartLineItem} from '~/shop/cart/cart';
import {describeBeginCheckout} from '~/shop/cart/cart-events';
import {CART_TOASTER} from '~/shop/cart/cart-panel';
import {cartStore, useCart} from '~/shop/cart/use-cart';
import {postCart} from './cart-requests';
import type {CartDiscount, LineProblem} from './checkout-contract';
import {reconcileLines} from './reconcile-cart';
import {useCartCheck} from './use-cart-check';

/** The savings of a code for these lines. Every change of the lines is a new array, whose savings are unknown. */
interface AppliedDiscount {
  items: readonly CartLineItem[];
  discount: CartDiscount;
}

/** Sends the cart to the hosted checkout, or returns its problems. Does nothing for an empty cart. */
export function useCheckout(isOpen: boolean) {
  const words = useWords();
  const {items, cartId} = useCart();
  const [isLoading, setIsLoading] = useState(false);
  const [problems, setProblems] = useState<LineProblem[]>([]);
  const goneCartId = useCartCheck(isOpen, setProblems);
  const [failure, setFailure] = useState<Notice | null>(null);
  const [applied, setApplied] = useState<AppliedDiscount | null>(null);

  useEffect(() => {
    // Back from checkout, a page in the back/forward cache is still loading.
    function onPageShow({persisted}: PageTransitionEvent) {
      if (persisted) setIsLoading(false);
    }
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  /** Creates a Shopify cart; null when the cart has problems. */
  async function requestCheckout() {
    setProblems([]);
    setFailure(null);
    try {
      const cart = cartStore.read();
      const result = await postCart(words, cart);
      if ('checkoutUrl' in result) {
        const {discount} = result;
        setApplied(discount ? {items: cart.items, discount} : null);
        return result;
      }
      setProblems(result.problems);
      cartStore.update((stored) => reconcileLines(stored, result.problems));
    } catch (error) {
      console.warn(error);
      setFailure(words.checkoutProblems.failed);
      showToast(words.checkoutProblems.failed, {kind: 'error', toasterId: CART_TOASTER});
    }
    return null;
  }

  async function checkOut() {
    if (items.length === 0 || isLoading) return;
    setIsLoading(true);
    const created = await requestCheckout();
    if (created && created.discount?.isApplicable !== false) {
      const {cartId, checkoutUrl} = created;
      cartStore.update((cart) => ({...cart, cartId, checkoutUrl}));
      track(describeBeginCheckout({items}));
      // Stays in the loading state while the browser leaves the page.
      window.location.assign(withCampaign(checkoutUrl, findCurrentCampaign()));
      return;
    }
    if (created) setFailure(words.checkoutProblems.codeRejected);
    setIsLoading(false);
  }

  /** Stores the code, and asks Shopify for its savings with a cart that no checkout uses. Removes an empty code. */
  async function applyCode(code: string) {
    if (isLoading) return;
    setApplied(null);
    setFailure(null);
    cartStore.update((cart) => ({...cart, discountCode: code || undefined}));
    if (!code) return;
    setIsLoading(true);
    await requestCheckout();
    setIsLoading(false);
  }

  const discount = applied?.items === items ? applied.discount : null;
  const isCheckoutGone = cartId !== null && cartId === goneCartId;
  // Works that the visitor may just have bought aren't problems.
  return {
    checkOut,
    applyCode,
    isLoading,
    discount,
    problems: isCheckoutGone ? [] : problems,
    isCheckoutGone,
    failure,
  };
}
