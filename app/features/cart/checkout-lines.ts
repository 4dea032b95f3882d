import type {CartLineItem} from './cart';
import type {CheckoutLine} from './checkout-contract';

/** The lines as `/cart` reads them. */
export function checkoutLines(items: readonly CartLineItem[]): CheckoutLine[] {
  return items.map(({variantId, quantity, price, earlyAccessKey}) => ({
    merchandiseId: variantId,
    quantity,
    price,
    earlyAccessKey,
  }));
}
