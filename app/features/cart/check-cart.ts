import {localPath} from '~/lib/language/local-path';
import {readJson} from '~/lib/read-json';
import type {Cart} from './cart';
import {isCartCheck, type CartCheck} from './checkout-contract';
import {checkoutLines} from './checkout-lines';
import {followShop} from './follow-shop';
import {renewTexts} from './line-texts';
import {cartStore} from './use-cart';

/**
 * Asks the shop about a cart: renews what its lines say, holds originals at one, and returns what is wrong with the given lines
 * and whether their checkout is gone. Never throws: null when the request fails, and the cart stays unchanged.
 */
export async function checkCart({
  cartId,
  items,
}: Pick<Cart, 'cartId' | 'items'>): Promise<CartCheck | null> {
  try {
    const response = await fetch(localPath('/api/cart-check'), {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({cartId, lines: checkoutLines(items)}),
    });
    const check = await readJson(response, isCartCheck);
    if (!check) return null;
    const {texts = []} = check;
    if (renewTexts(cartStore().getSnapshot(), texts)) {
      cartStore().update((cart) => renewTexts(cart, texts) ?? cart);
    }
    // A new price is shown at once, and agreed to at checkout.
    followShop(check.problems.filter(({kind}) => kind !== 'repriced'));
    return check;
  } catch {
    // No connection: the next visit retries.
    return null;
  }
}
