import type {ShopPolicy} from '../../catalogue/types';
import type {StorefrontContext} from '../context';
import {CURRENCY, HOME_COUNTRY, SHIPS_TO_COUNTRIES} from '../schema/shop-settings';
import {mediaImageSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import type {ShopPolicySource, ShopSource} from '../schema/sources';

/** The payment settings, for `shop.paymentSettings` and the root field `paymentSettings`. */
export function paymentSettings(origin: string): object {
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'],
    cardVaultUrl: `${origin}/sessions`,
    countryCode: HOME_COUNTRY,
    currencyCode: CURRENCY,
    enabledPresentmentCurrencies: [CURRENCY],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}

/** One of the shop's policies by its handle; null when there is none. */
function findPolicy(
  context: StorefrontContext,
  handle: ShopPolicy['handle'],
): ShopPolicySource | null {
  const policy = context.catalogue.shop.policies.find((one) => one.handle === handle);
  return policy ? {__typename: 'ShopPolicy', policy} : null;
}

/** `Shop`: the shop's settings. */
export const shopResolvers: ResolversOf<ShopSource> = {
  id: (_shop, _args, context) => context.catalogue.shop.id,
  name: (_shop, _args, context) => context.catalogue.shop.name,
  description: (_shop, _args, context) => context.catalogue.shop.description,
  moneyFormat: (_shop, _args, context) => context.catalogue.shop.moneyFormat,
  brand: (_shop, _args, {catalogue: {shop}}) =>
    shop.brand && {
      slogan: shop.brand.slogan,
      shortDescription: shop.description,
      colors: shop.brand.colors,
      logo: mediaImageSource(shop.brand.logo),
      squareLogo: mediaImageSource(shop.brand.squareLogo),
      coverImage: mediaImageSource(shop.brand.coverImage),
    },
  paymentSettings: (_shop, _args, context) => paymentSettings(context.origin),
  primaryDomain: (_shop, _args, context) => {
    const url = new URL(context.shopOrigin);
    return {host: url.host, sslEnabled: url.protocol === 'https:', url: context.shopOrigin};
  },
  shipsToCountries: () => SHIPS_TO_COUNTRIES,
  privacyPolicy: (_shop, _args, context) => findPolicy(context, 'privacy-policy'),
  refundPolicy: (_shop, _args, context) => findPolicy(context, 'refund-policy'),
  shippingPolicy: (_shop, _args, context) => findPolicy(context, 'shipping-policy'),
  termsOfService: (_shop, _args, context) => findPolicy(context, 'terms-of-service'),
  metafields: (_shop, args: {identifiers: readonly unknown[]}) => args.identifiers.map(() => null),
};
