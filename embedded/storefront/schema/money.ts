import {CURRENCY} from './shop-settings';

export interface Money {
  __typename: 'MoneyV2';
  amount: string;
  currencyCode: typeof CURRENCY;
}

/**
 * `MoneyV2` of integer cents. The amount is a decimal string with one or two decimals, as at Shopify: `45.0`, `12.34`.
 */
export function moneyOf(cents: number): Money {
  const amount = (cents / 100).toFixed(2).replace(/0$/, '');
  return {__typename: 'MoneyV2', amount, currencyCode: CURRENCY};
}
