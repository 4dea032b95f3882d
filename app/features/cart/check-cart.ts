import {showToast} from '~/components/show-toast';
import {localPath} from '~/lib/language/local-path';
import {readJson} from '~/lib/read-json';
import words from '#words/cart';
import type {Cart} from './cart';
import {clearCart} from './change-cart';
import {isCartCheck, type LineProblem} from './checkout-contract';
import {checkoutLines} from './checkout-lines';
import {followShop} from './follow-shop';
import {renewTexts} from './line-texts';
import {cartStore} from './use-cart';

/**
 * Asks the shop about a cart: empties it when its checkout became an order, else renews what its lines say, holds originals at one
 * and returns what is wrong with the given lines. Never throws: when the request fails the cart stays unchanged.
 */
export async function checkCart({
  cartId,
  items,
}: Pick<Cart, 'cartId' | 'items'>): Promise<LineProblem[]> {
  try {
    const response = await fetch(localPath('/api/cart-check'), {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({cartId, lines: checkoutLines(items)}),
    });
    const check = await readJson(response, isCartCheck);
    if (!check) return [];
    // A newer checkout, in this tab or another, has another Shopify cart.
    if (check.isFinished && cartStore().getSnapshot().cartId === cartId) {
      cartStore().update((cart) => (cart.cartId === cartId ? clearCart() : cart));
      showToast(words.closed);
      return [];
    }
    const {texts = []} = check;
    if (renewTexts(cartStore().getSnapshot(), texts)) {
      cartStore().update((cart) => renewTexts(cart, texts) ?? cart);
    }
    // A new price is shown at once, and agreed to at checkout.
    followShop(check.problems.filter(({kind}) => kind !== 'repriced'));
    return check.problems;
  } catch {
    // No connection: the next visit retries.
    return [];
  }
}
