import type {CountryCode} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import {priceIn, SHIPS_TO_COUNTRIES} from '../schema/markets';

/** `localization`: the country and the language of the response, and the countries of the store's markets. */
export const localizationQueries: ResolversOf<unknown> = {
  localization: (_root, _args, {country, language}) => ({
    country: countryOf(country),
    language: {isoCode: language},
    availableCountries: SHIPS_TO_COUNTRIES.map(countryOf),
  }),
};

function countryOf(isoCode: `${CountryCode}`) {
  return {isoCode, currency: {isoCode: priceIn(isoCode, 0).currencyCode}};
}
