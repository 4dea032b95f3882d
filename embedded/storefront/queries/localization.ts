import type {ResolversOf} from '../schema/resolvers-of';
import {priceIn} from '../schema/money';

/** `localization`: the country and the language of the response, for Hydrogen's analytics. */
export const localizationQueries: ResolversOf<unknown> = {
  localization: (_root, _args, {country, language}) => ({
    country: {isoCode: country, currency: {isoCode: priceIn(country, 0).currencyCode}},
    language: {isoCode: language},
  }),
};
