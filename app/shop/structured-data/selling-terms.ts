import type {MerchantReturnPolicy, OfferShippingDetails} from 'schema-dts';
import {pageUrl} from './web-page';

/** Countries with free shipping (specification, section 9). */
export const SHIPPED_TO = ['CA', 'US'] as const;

/** Business days until a parcel leaves the studio (specification, section 9). */
export const HANDLING_DAYS = {min: 3, max: 5} as const;

/** All sales are final; what arrives defective goes back at no cost (specification, section 9, and the returns policy). */
export function returnPolicy(origin: string): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: [...SHIPPED_TO],
    returnPolicyCountry: 'CA',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    merchantReturnLink: pageUrl(origin, '/pages/returns'),
  };
}

/** One for each country: Google reads one country of each. No transit time is promised. */
export function shippingDetails(
  handling: {min: number; max: number} = HANDLING_DAYS,
): OfferShippingDetails[] {
  return SHIPPED_TO.map((country) => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: {'@type': 'DefinedRegion', addressCountry: country},
    shippingRate: {'@type': 'MonetaryAmount', value: 0, currency: 'CAD'},
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: {
        '@type': 'QuantitativeValue',
        minValue: handling.min,
        maxValue: handling.max,
        unitCode: 'DAY',
      },
    },
  }));
}
