import {expect, it} from 'vitest';
import type {ProductCardFragment} from 'storefrontapi.generated';
import type {Selling} from '~/shop/product/availability';
import en from '~/words/en/server';
import {visibleCard} from './card';
import {PRINT} from '../../../tests/support/app/a-product';

const CARD: ProductCardFragment & Selling = {
  ...PRINT,
  priceRange: {
    minVariantPrice: {amount: '45.0', currencyCode: 'CAD'},
    maxVariantPrice: {amount: '90.0'},
  },
  medium: {value: 'Oil on linen'},
  originalSize: {value: '24 × 24 in'},
  year: {value: '2023'},
};
const ORIGINAL = {...CARD, productType: 'Original Paintings'};

it('has the price of a print, and facts in place of the price of an original', () => {
  expect(visibleCard(en, CARD, 0)).toMatchObject({
    priceRange: CARD.priceRange,
    facts: null,
  });
  expect(visibleCard(en, ORIGINAL, 0)).toMatchObject({
    priceRange: null,
    facts: 'Oil on linen, 24\u00a0×\u00a024\u00a0in\u00a0(61\u00a0×\u00a061\u00a0cm), 2023',
  });
});

it('omits facts that the shop doesn’t know', () => {
  expect(visibleCard(en, {...ORIGINAL, medium: null, year: null}, 0).facts).toBe(
    '24\u00a0×\u00a024\u00a0in\u00a0(61\u00a0×\u00a061\u00a0cm)',
  );
  const inWords = {...ORIGINAL, medium: null, year: null, originalSize: {value: 'Life size'}};
  expect(visibleCard(en, inWords, 0).facts).toBe('Life\u00a0size');
  const bare = {...ORIGINAL, medium: null, originalSize: null, year: null};
  expect(visibleCard(en, bare, 0).facts).toBeNull();
});

it('has the variant by which the work is sold', () => {
  const product = {
    ...CARD,
    variants: {nodes: [{availableForSale: false}, {availableForSale: true}]},
  };
  expect(visibleCard(en, product, 0).variants.nodes).toEqual([{availableForSale: false}]);
  expect(visibleCard(en, {...product, sellsOtherSizes: true}, 0).variants.nodes).toEqual([
    {availableForSale: true},
  ]);
});

it('reveals the price at the launch, and records the time of that decision', () => {
  const product = {...CARD, launchAt: {value: '1970-01-01T00:00:10Z'}};
  expect(visibleCard(en, product, 9999)).toMatchObject({
    priceRange: null,
    renderedAtMs: 9999,
  });
  expect(visibleCard(en, product, 10_000).priceRange).toEqual(CARD.priceRange);
});
