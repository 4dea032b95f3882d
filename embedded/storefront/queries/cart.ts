import type {QueryRootCartArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {findCart} from '../types/find-cart';

/** `cart`: a cart by its id; null once it was completed. */
export const cartQueries: ResolversOf<unknown> = {
  cart: (_root, {id}: QueryRootCartArgs, context) => findCart(id, context),
};
