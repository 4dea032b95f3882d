import {expect, it} from 'vitest';
import type {ProductCardFragment} from 'storefrontapi.generated';
import en from '~/words/en/server';
import {visibleCard} from './card';
import {PRINT} from '../../../tests/support/app/a-product';

const SHOP = {words: en, nowMs: 0, sellsOtherSizes: false};

const CARD: ProductCardFragment = {
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
  expect(visibleCard(SHOP, CARD)).toMatchObject({
    priceRange: CARD.priceRange,
    facts: null,
  });
  expect(visibleCard(SHOP, ORIGINAL)).toMatchObject({
    priceRange: null,
    facts: 'Oil on linen, 24\u00a0×\u00a024\u00a0in\u00a0(61\u00a0×\u00a061\u00a0cm), 2023',
  });
});

it('omits facts that the shop doesn’t know', () => {
  expect(visibleCard(SHOP, {...ORIGINAL, medium: null, year: null}).facts).toBe(
    '24\u00a0×\u00a024\u00a0in\u00a0(61\u00a0×\u00a061\u00a0cm)',
  );
  const inWords = {...ORIGINAL, medium: null, year: null, originalSize: {value: 'Life size'}};
  expect(visibleCard(SHOP, inWords).facts).toBe('Life\u00a0size');
  const bare = {...ORIGINAL, medium: null, originalSize: null, year: null};
  expect(visibleCard(SHOP, bare).facts).toBeNull();
});

it('has the variant by which the work is sold', () => {
  const product = {
    ...CARD,
    variants: {nodes: [{availableForSale: false}, {availableForSale: true}]},
  };
  expect(visibleCard(SHOP, product).variants.nodes).toEqual([{availableForSale: false}]);
  expect(visibleCard({...SHOP, sellsOtherSizes: true}, product).variants.nodes).toEqual([
    {availableForSale: true},
  ]);
});

it('reveals the price at the launch, and records the time of that decision', () => {
  const product = {...CARD, launchAt: {value: '1970-01-01T00:00:10Z'}};
  expect(visibleCard({...SHOP, nowMs: 9999}, product)).toMatchObject({
    priceRange: null,
    renderedAtMs: 9999,
  });
  expect(visibleCard({...SHOP, nowMs: 10_000}, product).priceRange).toEqual(CARD.priceRange);
});
