import type {Shop, ShopPolicy} from '../../catalogue/types';
import type {ResolversOf} from '../schema/resolvers-of';

function policyResolver(handle: ShopPolicy['handle']) {
  return ({policies}: Shop) => policies.find((policy) => policy.handle === handle);
}

/** `Shop`: the shop's settings. */
export const shopResolvers: ResolversOf<Shop> = {
  primaryDomain: (_shop, _args, {shopOrigin}) => ({
    host: new URL(shopOrigin).host,
    url: shopOrigin,
  }),
  privacyPolicy: policyResolver('privacy-policy'),
  refundPolicy: policyResolver('refund-policy'),
  shippingPolicy: policyResolver('shipping-policy'),
  termsOfService: policyResolver('terms-of-service'),
};
