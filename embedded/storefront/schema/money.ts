import type {CountryCode} from '@shopify/hydrogen-react/storefront-api-types';
import {CURRENCY, US_MARKET} from './shop-settings';

export interface Money {
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
