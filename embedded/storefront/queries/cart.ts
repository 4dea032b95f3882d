import type {QueryRootCartArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {cartSource, findCart} from '../types/cart';

/** `cart`: a cart by its id; null once it was completed. */
export const cartQueries: ResolversOf<unknown> = {
  cart: async (_root, {id}: QueryRootCartArgs, context) => {
    const cart = await findCart(id, context);
    return cart && cartSource(cart, context);
  },
};
