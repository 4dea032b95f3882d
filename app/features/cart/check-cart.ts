import {showToast} from '~/components/show-toast';
import type {Notice} from '~/lib/notice';
import {readJson} from '~/lib/read-json';
import type {Cart} from './cart';
import {clearCart} from './change-cart';
import {isCartCheck, type LineProblem} from './checkout-contract';
import {checkoutLines} from './checkout-lines';
import {followShop} from './follow-shop';
import {cartStore} from './use-cart';

/** The storefront does not distinguish a paid checkout from an expired one. */
const CART_CLEARED: Notice = {
  title: 'Thank you!',
  description: 'Your checkout is closed, and your cart is empty again.',
};

/**
 * Asks the shop about a cart: empties it when its checkout became an order, else holds originals at one and returns what is
 * wrong with the given lines. Never throws: when the request fails the cart stays unchanged.
 */
export async function checkCart({
  cartId,
  items,
}: Pick<Cart, 'cartId' | 'items'>): Promise<LineProblem[]> {
  try {
    const response = await fetch('/api/cart-check', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({cartId, lines: checkoutLines(items)}),
    });
    const check = await readJson(response, isCartCheck);
    if (!check) return [];
    // A newer checkout, in this tab or another, has another Shopify cart.
    if (check.isFinished && cartStore().getSnapshot().cartId === cartId) {
      cartStore().update((cart) => (cart.cartId === cartId ? clearCart() : cart));
      showToast(CART_CLEARED);
      return [];
    }
    // A new price is shown at once, and agreed to at checkout.
    followShop(check.problems.filter(({kind}) => kind !== 'repriced'));
    return check.problems;
  } catch {
    // No connection: the next visit retries.
    return [];
  }
}
