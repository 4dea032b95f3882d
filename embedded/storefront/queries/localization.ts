import type {ResolversOf} from '../schema/resolvers-of';
import {CURRENCY} from '../schema/shop-settings';

/** `localization`: the country and the language of the response, for Hydrogen's analytics. */
export const localizationQueries: ResolversOf<unknown> = {
  localization: (_root, _args, {country, language}) => ({
    country: {isoCode: country, currency: {isoCode: CURRENCY}},
    language: {isoCode: language},
  }),
};
