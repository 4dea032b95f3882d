import type {ResolversOf} from '../schema/resolvers-of';
import {describeApiVersions} from '../schema/api-versions';
import type {ShopSource} from '../schema/sources';
import {paymentSettings} from '../types/shop';

/** `shop`, `paymentSettings` and `publicApiVersions`. */
export const shopQueries: ResolversOf<unknown> = {
  shop: (): ShopSource => ({__typename: 'Shop'}),
  paymentSettings: (_root, _args, context) => paymentSettings(context.origin),
  publicApiVersions: describeApiVersions,
};
