import {describe, expect, it} from 'vitest';
import {loadUsPrices} from './us-prices';
import {aContext} from '../../../tests/support/app/a-function-context';

const PRICE = {amount: '40.15', currencyCode: 'USD'};
const PRICES = {product: {variants: {nodes: [{id: 'small', price: PRICE}]}}};

/** The prices of a work in a store whose market of the United States has this currency, and the queries sent for them. */
async function loadIn(currency: string) {
  const queries: string[] = [];
  const countries = [
    {isoCode: 'CA', currency: {isoCode: 'CAD'}},
    {isoCode: 'US', currency: {isoCode: currency}},
  ];
  const context = aContext(async (query) => {
    if (query.includes('query Site('))
      return {data: {localization: {availableCountries: countries}}, notice: null};
    queries.push(query);
    return {data: PRICES, notice: null};
  });
  return {prices: await loadUsPrices(context, 'first-light'), queries};
}

describe('the prices in US dollars', () => {
  it('are requested from a store that sells in them', async () => {
    expect((await loadIn('USD')).prices).toEqual({small: PRICE});
  });

  it('cost no query in a store that sells in Canadian dollars only', async () => {
    expect(await loadIn('CAD')).toEqual({prices: {}, queries: []});
  });
});
