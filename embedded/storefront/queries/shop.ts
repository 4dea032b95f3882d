import type {ResolversOf} from '../schema/resolvers-of';
import type {ShopSource} from '../schema/sources';
import {paymentSettings} from '../types/shop';

/** `shop` and `paymentSettings`. */
export const shopQueries: ResolversOf<unknown> = {
  shop: (): ShopSource => ({__typename: 'Shop'}),
  paymentSettings: (_root, _args, context) => paymentSettings(context.origin),
};
