import type {ResolversOf} from '../schema/resolvers-of';
import {CURRENCY, LANGUAGES, SHIPS_TO_COUNTRIES} from '../schema/shop-settings';

const REGION_NAMES = new Intl.DisplayNames('en', {type: 'region'});
const CANADIAN_DOLLAR = {isoCode: CURRENCY, name: 'Canadian Dollar', symbol: '$'};
const availableLanguages = LANGUAGES.map(languageOf);

function languageOf(isoCode: string): object {
  const nameIn = (locale: string) => new Intl.DisplayNames(locale, {type: 'language'}).of(isoCode);
  return {isoCode, name: nameIn('en'), endonymName: nameIn(isoCode)};
}

function countryOf(isoCode: string): object {
  return {
    isoCode,
    name: REGION_NAMES.of(isoCode),
    currency: CANADIAN_DOLLAR,
    unitSystem: isoCode === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages,
    defaultLanguage: availableLanguages[0],
    market: marketOf(isoCode),
  };
}

function marketOf(isoCode: string): object {
  const number = SHIPS_TO_COUNTRIES.findIndex((country) => country === isoCode) + 1;
  return {id: `gid://shopify/Market/${number}`, handle: isoCode.toLowerCase()};
}

/** `localization`: the country and language of the response, and the available ones. */
export const localizationQueries: ResolversOf<unknown> = {
  localization: (_root, _args, context) => ({
    country: countryOf(context.country),
    language: languageOf(context.language),
    market: marketOf(context.country),
    availableCountries: SHIPS_TO_COUNTRIES.map(countryOf),
    availableLanguages,
  }),
};
