import {useEffect, useReducer, useRef} from 'react';
import {showToast} from '~/components/show-toast';
import {track} from '~/lib/analytics/track';
import {findCurrentCampaign, withCampaign} from '~/shop/campaign/campaign';
import {useWords} from '~/words';
import {describeBeginCheckout} from '~/shop/cart/cart-events';
import {CART_TOASTER} from '~/shop/cart/cart-panel';
import {cartStore, useCart} from '~/shop/cart/use-cart';
import {fetchCheck, postCart} from './cart-requests';
import {applyStatus, cartStatusReducer, INITIAL_STATUS, readPanel} from './cart-status';

/** How long the browser may take to leave for the checkout. */
const LEAVING_MS = 10_000;

/** The cart as the panel shows it, and its checkout. */
export function useCheckout(isOpen: boolean) {
  const words = useWords();
  const stored = useCart();
  const [status, dispatch] = useReducer(cartStatusReducer, INITIAL_STATUS);
  const leavingTimer = useRef<number>();
  /** The last check, whose response a newer one or a checkout's answer makes obsolete. */
  const lastCheck = useRef<AbortController>();
  const panel = readPanel(stored, status);

  // Compares the cart with the shop whenever the panel opens or the visitor returns to it.
  useEffect(() => {
    if (!isOpen) return;
    async function compare() {
      const cart = cartStore.read();
      if (document.hidden || cart.items.length === 0) return;
      lastCheck.current?.abort();
      lastCheck.current = new AbortController();
      const check = await fetchCheck(words, cart, lastCheck.current.signal);
      if (check) dispatch({type: 'checked', cart, check});
    }
    void compare();
    document.addEventListener('visibilitychange', compare);
    return () => document.removeEventListener('visibilitychange', compare);
  }, [isOpen, words]);

  useEffect(() => {
    // Back from checkout, a page in the back/forward cache is still loading.
    function onPageShow({persisted}: PageTransitionEvent) {
      if (persisted) dispatch({type: 'ended', failure: null});
    }
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  /** Creates a Shopify cart; null when that fails or the cart has problems. */
  async function requestCheckout() {
    window.clearTimeout(leavingTimer.current);
    dispatch({type: 'requested'});
    // The shopper agrees to the prices that the panel shows.
    cartStore.update((cart) => applyStatus(cart, status));
    const cart = cartStore.read();
    try {
      const response = await postCart(words, cart);
      lastCheck.current?.abort();
      dispatch({type: 'answered', cart, response});
      return 'problems' in response ? null : response;
    } catch (error) {
      console.warn(error);
      dispatch({type: 'ended', failure: 'failed'});
      showToast(words.checkoutProblems.failed, {kind: 'error', toasterId: CART_TOASTER});
      return null;
    }
  }

  /** Sends the cart to the hosted checkout. Does nothing for an empty cart. */
  async function checkOut() {
    if (stored.items.length === 0 || status.isLoading) return;
    const created = await requestCheckout();
    if (!created) return;
    const {cartId, checkoutUrl, discount} = created;
    if (discount?.isApplicable === false) {
      dispatch({type: 'ended', failure: 'codeRejected'});
      return;
    }
    cartStore.update((cart) => ({...cart, cartId, checkoutUrl}));
    track(describeBeginCheckout(panel.cart));
    window.location.assign(withCampaign(checkoutUrl, findCurrentCampaign()));
    // No event reports that the visitor stopped the navigation.
    leavingTimer.current = window.setTimeout(
      () => dispatch({type: 'ended', failure: null}),
      LEAVING_MS,
    );
  }

  /** Stores the code, and asks Shopify for its savings with a cart that is never checked out. Removes an empty code. */
  async function applyCode(code: string) {
    if (status.isLoading) return;
    cartStore.update((cart) => ({...cart, discountCode: code || undefined}));
    const isDone = code === '' || (await requestCheckout());
    if (isDone) dispatch({type: 'ended', failure: null});
  }

  return {...panel, isLoading: status.isLoading, failure: status.failure, checkOut, applyCode};
}
