import {describe, expect, it} from 'vitest';
import type {ProductCardFragment} from 'storefrontapi.generated';
import en from '~/words/en/server';
import {PRINT} from '../../../tests/support/app/a-product';
import {relatedCards} from './related-products';

const aWork = (title: string): ProductCardFragment => ({
  ...PRINT,
  title,
  priceRange: {
    minVariantPrice: {amount: '45.0', currencyCode: 'CAD'},
    maxVariantPrice: {amount: '90.0'},
  },
});
const pick = (...titles: string[]) =>
  relatedCards(en, {title: 'Tide'}, titles.map(aWork), 0).map(({title}) => title);

describe('the works related to one', () => {
  it.each([
    [[], []],
    [
      ['A', 'B', 'C', 'D'],
      ['A', 'B', 'C', 'D'],
    ],
    [
      ['A', 'B', 'C', 'D', 'E'],
      ['A', 'B', 'C', 'D'],
    ],
    [
      ['A', 'A', 'B'],
      ['A', 'B'],
    ],
    [['Tide', 'A'], ['A']],
  ])('of %j are %j', (recommended, picked) => {
    expect(pick(...recommended)).toEqual(picked);
  });
});
