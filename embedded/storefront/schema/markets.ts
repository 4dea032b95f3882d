import type {CountryCode} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../context';

/** Settings of the Shopify admin that the catalogue does not contain. */
const CURRENCY = 'CAD';
export const HOME_COUNTRY = 'CA';
/** The countries that the shop ships to; the only ones a buyer's context can select. */
export const SHIPS_TO_COUNTRIES: readonly `${CountryCode}`[] = ['CA', 'US'];
/** The market of the United States, which shows prices in its own currency: US dollars for a Canadian one. */
const US_MARKET = {currency: 'USD', rate: 0.73} as const;

interface Money {
  __typename: 'MoneyV2';
  amount: string;
  currencyCode: typeof CURRENCY | typeof US_MARKET.currency;
}

/**
 * `MoneyV2` of integer cents. The amount is a decimal string with one or two decimals, as at Shopify: `45.0`, `12.34`.
 */
export function moneyOf(cents: number): Money {
  const amount = (cents / 100).toFixed(2).replace(/0$/, '');
  return {__typename: 'MoneyV2', amount, currencyCode: CURRENCY};
}

/** The price of integer Canadian cents in the currency of a country's market. */
export function priceIn(country: CountryCode, cents: number): Money {
  if (country !== 'US') return moneyOf(cents);
  return {...moneyOf(Math.round(cents * US_MARKET.rate)), currencyCode: US_MARKET.currency};
}

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
