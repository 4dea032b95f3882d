import {useState} from 'react';
import {showToast} from '~/components/show-toast';
import {track} from '~/lib/analytics/track';
import {withCampaign} from '~/lib/campaign/campaign';
import {carriedCampaign} from '~/lib/campaign/carried-campaign';
import {hasPrivacySignal, readChoice} from '~/lib/privacy-choice';
import type {Notice} from '~/lib/notice';
import {readJson} from '~/lib/read-json';
import {setCheckout, setLinePrice, type Cart} from './cart';
import {describeBeginCheckout} from './cart-events';
import {isCheckoutResponse, type CheckoutResponse, type LineProblem} from './checkout-contract';
import {cartStore, useCart} from './use-cart';

/** The server gives the storefront ten seconds; this is the patience with the server. */
const CHECKOUT_TIMEOUT_MS = 20_000;

const CHECKOUT_FAILED: Notice = {
  title: 'Checkout failed',
  description: 'Please try again or contact support',
};

/** Takes the cart to the hosted checkout, or tells what stands in the way. Does nothing for an empty cart. */
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
      const answer = await postLines({items});
      if ('checkoutUrl' in answer) {
        store.update((cart) => setCheckout(cart, answer.cartId, answer.checkoutUrl));
        track(describeBeginCheckout({items}));
        // The button stays busy: the page is being left.
        window.location.assign(
          withCampaign(answer.checkoutUrl, carriedCampaign({hasConsent: hasConsent()})),
        );
        return;
      }
      if (!('problems' in answer)) throw new Error(answer.error.message);
      setProblems(answer.problems);
      for (const problem of answer.problems) {
        if (problem.kind !== 'repriced') continue;
        store.update((cart) => setLinePrice(cart, problem.merchandiseId, problem.price));
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

/** Whether the visitor agreed to be measured, where the shop measures; a browser's signal to the contrary comes first. */
function hasConsent(): boolean {
  return !hasPrivacySignal() && readChoice(() => window.localStorage) === 'accepted';
}

async function postLines({items}: Pick<Cart, 'items'>): Promise<CheckoutResponse> {
  const response = await fetch('/cart', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      lines: items.map(({variantId, quantity, price}) => ({
        merchandiseId: variantId,
        quantity,
        price,
      })),
    }),
    signal: AbortSignal.timeout(CHECKOUT_TIMEOUT_MS),
  });
  const checkout = await readJson(response, isCheckoutResponse);
  if (!checkout) throw new Error(`The response ${response.status} was not the shop's own`);
  return checkout;
}
