import {useEffect, useState} from 'react';
import {showToast} from '~/components/show-toast';
import {track} from '~/lib/analytics/track';
import {findCurrentCampaign, withCampaign} from '~/shop/campaign/campaign';
import {localPath} from '~/lib/language/local-path';
import type {Notice} from '~/lib/notice';
import {readJson} from '~/lib/read-json';
import words from '#words/checkout-problems';
import type {Cart, CartLineItem} from './cart';
import {setCheckout, setDiscountCode} from './change-cart';
import {CART_TOASTER} from './cart-toaster';
import {describeBeginCheckout} from './cart-events';
import {checkCart} from './check-cart';
import {
  isCheckoutResponse,
  type CartDiscount,
  type CheckoutResponse,
  type LineProblem,
} from './checkout-contract';
import {checkoutLines} from './checkout-lines';
import {followShop} from './follow-shop';
import {cartStore, useCart} from './use-cart';

/** The timeout of the request; the server's own timeout for Shopify is ten seconds. */
const CHECKOUT_TIMEOUT_MS = 20_000;

/** What a code takes off these lines; others want it asked again. */
interface AppliedDiscount {
  items: readonly CartLineItem[];
  discount: CartDiscount;
}

/**
 * Sends the cart to the hosted checkout, or returns what is wrong. Does nothing for an empty cart. Whenever the panel opens, or the
 * visitor comes back to it, the cart is compared with the shop.
 */
export function useCheckout(isOpen: boolean) {
  const {items, cartId, isLoading, isReady} = useCart();
  const [problems, setProblems] = useState<LineProblem[]>([]);
  const [goneCartId, setGoneCartId] = useState<string | null>(null);
  const [failure, setFailure] = useState<Notice | null>(null);
  const [applied, setApplied] = useState<AppliedDiscount | null>(null);

  useEffect(() => {
    if (!isOpen || !isReady) return;
    async function compare() {
      const cart = cartStore().getSnapshot();
      if (document.hidden || cart.items.length === 0) return;
      const check = await checkCart(cart);
      setProblems(check?.problems ?? []);
      if (check?.isCheckoutGone) setGoneCartId(cart.cartId);
    }
    void compare();
    document.addEventListener('visibilitychange', compare);
    return () => document.removeEventListener('visibilitychange', compare);
  }, [isOpen, isReady]);

  /** Makes a Shopify cart; null when it says what is wrong. */
  async function createCheckout() {
    const store = cartStore();
    store.setLoading(true);
    setProblems([]);
    setFailure(null);
    try {
      const cart = store.getSnapshot();
      const result = await postCart(cart);
      if ('checkoutUrl' in result) {
        const {discount} = result;
        setApplied(discount ? {items: cart.items, discount} : null);
        return result;
      }
      if (!('problems' in result)) throw new Error(result.error.message);
      setProblems(result.problems);
      followShop(result.problems);
    } catch (error) {
      console.warn(error);
      setFailure(words.failed);
      showToast(words.failed, {kind: 'error', toasterId: CART_TOASTER});
    }
    return null;
  }

  async function checkOut() {
    if (items.length === 0 || isLoading) return;
    const created = await createCheckout();
    if (created && created.discount?.isApplicable !== false) {
      const {cartId, checkoutUrl} = created;
      cartStore().update((cart) => setCheckout(cart, cartId, checkoutUrl));
      track(describeBeginCheckout({items}));
      // Stays in the loading state while the browser leaves the page.
      window.location.assign(withCampaign(checkoutUrl, findCurrentCampaign()));
      return;
    }
    if (created) setFailure(words.codeRefused);
    cartStore().setLoading(false);
  }

  /** Keeps the code, and asks Shopify what it takes off, by a cart that no checkout uses. An empty code is removed. */
  async function applyCode(code: string) {
    if (isLoading) return;
    setApplied(null);
    setFailure(null);
    cartStore().update((cart) => setDiscountCode(cart, code));
    if (!code) return;
    await createCheckout();
    cartStore().setLoading(false);
  }

  const discount = applied?.items === items ? applied.discount : null;
  const isCheckoutGone = cartId !== null && cartId === goneCartId;
  // Works that the visitor may just have bought are no problem.
  return {
    checkOut,
    applyCode,
    discount,
    problems: isCheckoutGone ? [] : problems,
    isCheckoutGone,
    failure,
  };
}

async function postCart({
  items,
  note,
  discountCode,
}: Pick<Cart, 'items' | 'note' | 'discountCode'>): Promise<CheckoutResponse> {
  const response = await fetch(localPath('/cart'), {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({lines: checkoutLines(items), note, discountCode}),
    signal: AbortSignal.timeout(CHECKOUT_TIMEOUT_MS),
  });
  const checkout = await readJson(response, isCheckoutResponse);
  if (!checkout) throw new Error(`The response ${response.status} was not the shop's own`);
  return checkout;
}
