import {showToast} from '~/components/show-toast';
import type {Notice} from '~/lib/notice';
import {isRecord, readJson} from '~/lib/read-json';
import {clearCart} from './cart';
import {cartStore} from './use-cart';

/** The storefront does not distinguish a paid checkout from an expired one. */
const CART_CLEARED: Notice = {
  title: 'Thank you!',
  description: 'Your checkout is closed, and your cart is empty again.',
};

/**
 * Empties the cart when its checkout became an order, which only the storefront knows. Never throws: when the request
 * fails the cart stays unchanged.
 */
export async function clearFinishedCart(cartId: string): Promise<void> {
  try {
    const response = await fetch('/cart', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({cartId}),
    });
    const status = await readJson(response, isRecord);
    if (status?.isFinished !== true) return;
    // A newer checkout, in this tab or another, has another Shopify cart.
    if (cartStore().getSnapshot().cartId !== cartId) return;
    cartStore().update((cart) => (cart.cartId === cartId ? clearCart() : cart));
    showToast(CART_CLEARED);
  } catch {
    // No connection: the next visit retries.
  }
}
