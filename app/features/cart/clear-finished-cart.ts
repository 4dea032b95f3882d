import {clearCart} from './cart';
import {cartStore} from './use-cart';

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
    const answer = (await response.json()) as {isFinished?: boolean};
    if (!answer.isFinished) return;
    // A checkout that was started meanwhile, in this tab or another, has a cart of its own.
    cartStore().update((cart) => (cart.cartId === cartId ? clearCart() : cart));
  } catch {
    // No connection: the next visit asks again.
  }
}
