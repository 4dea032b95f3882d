import type {ResolversOf} from '../schema/resolvers-of';
import {API_VERSION} from '../schema/shop-settings';
import type {ShopSource} from '../schema/sources';
import {paymentSettings} from '../types/shop';

/** `shop`, `paymentSettings` and `publicApiVersions`. */
export const shopQueries: ResolversOf<unknown> = {
  shop: (): ShopSource => ({__typename: 'Shop'}),
  paymentSettings: (_root, _args, context) => paymentSettings(context.origin),
  publicApiVersions: () => [
    {displayName: `${API_VERSION} (Latest)`, handle: API_VERSION, supported: true},
  ],
};
