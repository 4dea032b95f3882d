import {showToast} from '~/components/show-toast';
import type {Notice} from '~/lib/notice';
import {isRecord, readJson} from '~/lib/read-json';
import {clearCart} from './cart';
import {cartStore} from './use-cart';

/** True of a checkout that was paid and of one that ran out: the storefront does not say which. */
const CART_CLEARED: Notice = {
  title: 'Thank you!',
  description: 'Your checkout is closed, and your cart is empty again.',
};

/**
 * Empties the cart when the checkout that was made of it became an order, which only the storefront knows. Never throws:
 * a failure to ask leaves the cart as it is.
 */
export async function clearFinishedCart(cartId: string): Promise<void> {
  try {
    const response = await fetch('/cart', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({cartId}),
    });
    const answer = await readJson(response, isRecord);
    if (answer?.isFinished !== true) return;
    // A checkout that was started meanwhile, in this tab or another, has a cart of its own.
    if (cartStore().getSnapshot().cartId !== cartId) return;
    cartStore().update((cart) => (cart.cartId === cartId ? clearCart() : cart));
    showToast(CART_CLEARED);
  } catch {
    // No connection: the next visit asks again.
  }
}
