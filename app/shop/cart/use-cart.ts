import {createStoredValue, useStoredValue} from '~/lib/browser/use-stored-value';
import {parseStoredCart, type Cart} from './cart';

/** The visitor's cart, under the key of the specification (section 1). */
export const cartStore = createStoredValue('shopify-cart', parseStoredCart);

/** The visitor's cart; empty on the server and during hydration. */
export function useCart(): Cart {
  return useStoredValue(cartStore);
}
