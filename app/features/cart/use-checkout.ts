import {useState} from 'react';
import {showToast} from '~/components/show-toast';
import {track} from '~/lib/analytics/track';
import {withCampaign} from '~/lib/campaign/campaign';
import {findCurrentCampaign} from '~/lib/campaign/current-campaign';
import type {Notice} from '~/lib/notice';
import {readJson} from '~/lib/read-json';
import {setCheckout, setLinePrice, type Cart} from './cart';
import {describeBeginCheckout} from './cart-events';
import {isCheckoutResponse, type CheckoutResponse, type LineProblem} from './checkout-contract';
import {cartStore, useCart} from './use-cart';

/** The timeout of the request; the server's own timeout for Shopify is ten seconds. */
const CHECKOUT_TIMEOUT_MS = 20_000;

const CHECKOUT_FAILED: Notice = {
  title: 'Checkout failed',
  description: 'Please try again or contact support',
};

/** Sends the cart to the hosted checkout, or returns what is wrong. Does nothing for an empty cart. */
export function useCheckout() {
  const {items, isLoading} = useCart();
  const [problems, setProblems] = useState<LineProblem[]>([]);
  const [failure, setFailure] = useState<Notice | null>(null);

  async function checkOut() {
    if (items.length === 0 || isLoading) return;
    const store = cartStore();
    store.setLoading(true);
    setProblems([]);
    setFailure(null);
    try {
      const result = await postLines({items});
      if ('checkoutUrl' in result) {
        store.update((cart) => setCheckout(cart, result.cartId, result.checkoutUrl));
        track(describeBeginCheckout({items}));
        // Stays in the loading state while the browser leaves the page.
        window.location.assign(withCampaign(result.checkoutUrl, findCurrentCampaign()));
        return;
      }
      if (!('problems' in result)) throw new Error(result.error.message);
      setProblems(result.problems);
      for (const problem of result.problems) {
        const {kind, merchandiseId} = problem;
        if (kind !== 'repriced' || !problem.price) continue;
        const {price} = problem;
        store.update((cart) => setLinePrice(cart, merchandiseId, price));
      }
    } catch (error) {
      console.warn(error);
      setFailure(CHECKOUT_FAILED);
      showToast(CHECKOUT_FAILED, {kind: 'error'});
    }
    store.setLoading(false);
  }

  return {checkOut, problems, failure};
}

async function postLines({items}: Pick<Cart, 'items'>): Promise<CheckoutResponse> {
  const response = await fetch('/cart', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      lines: items.map(({variantId, quantity, price, earlyAccessKey}) => ({
        merchandiseId: variantId,
        quantity,
        price,
        earlyAccessKey,
      })),
    }),
    signal: AbortSignal.timeout(CHECKOUT_TIMEOUT_MS),
  });
  const checkout = await readJson(response, isCheckoutResponse);
  if (!checkout) throw new Error(`The response ${response.status} was not the shop's own`);
  return checkout;
}
