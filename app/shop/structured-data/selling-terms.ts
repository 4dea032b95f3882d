import type {MerchantReturnPolicy, OfferShippingDetails} from 'schema-dts';
import {pageUrl} from '~/lib/language/local-path';
import {daysRange} from '~/shop/delivery/delivery-times';
import type {ShopSite} from '~/shop/site/shop-site';
import type {ShopWords} from '~/words';

/** Countries with free shipping (specification, section 9). */
export const SHIPPED_TO = ['CA', 'US'] as const;

/** Business days until a parcel ships: the artist's, or else those of the specification, section 9. */
export function handlingDays({delivery}: Pick<ShopSite, 'delivery'>): {min: number; max: number} {
  return daysRange(delivery.preparation) ?? {min: 3, max: 5};
}

/** All sales are final; a defective work goes back at no cost (specification, section 9, and the returns policy). */
export function returnPolicy(words: ShopWords, origin: string): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: [...SHIPPED_TO],
    returnPolicyCountry: 'CA',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: pageUrl(words, origin, '/pages/returns'),
  };
}

/** One per country, because Google reads one country from each. It promises no transit time. */
export function shippingDetails(site: ShopSite): OfferShippingDetails[] {
  const {min, max} = handlingDays(site);
  return SHIPPED_TO.map((country) => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: {'@type': 'DefinedRegion', addressCountry: country},
    shippingRate: {'@type': 'MonetaryAmount', value: 0, currency: 'CAD'},
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: {
        '@type': 'QuantitativeValue',
        minValue: min,
        maxValue: max,
        unitCode: 'DAY',
      },
    },
  }));
}
