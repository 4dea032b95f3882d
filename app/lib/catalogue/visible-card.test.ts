import {expect, it} from 'vitest';
import type {ProductCardFragment} from 'storefrontapi.generated';
import {visibleCard} from './visible-card';

const PRINT: ProductCardFragment = {
  id: 'gid://shopify/Product/1',
  handle: 'first-light',
  title: 'First Light',
  description: 'The hour before the boats go out.',
  productType: 'Prints',
  createdAt: '2023-05-14T12:30:05Z',
  images: {nodes: []},
  priceRange: {
    minVariantPrice: {amount: '45.0', currencyCode: 'CAD'},
    maxVariantPrice: {amount: '410.0'},
  },
  variants: {nodes: [{availableForSale: true}]},
  medium: {value: 'Oil on linen'},
  originalSize: {value: '24 × 24 in'},
  year: {value: '2023'},
};
const ORIGINAL: ProductCardFragment = {...PRINT, productType: 'Original Paintings'};

it('has the price of a print, and the facts of an original in its place', () => {
  expect(visibleCard(PRINT, 0)).toMatchObject({priceRange: PRINT.priceRange, facts: null});
  expect(visibleCard(ORIGINAL, 0)).toMatchObject({
    priceRange: null,
    facts: 'Oil on linen\u00a0· 24\u00a0×\u00a024\u00a0in\u00a0· 2023',
  });
});

it('leaves out facts that the shop does not know', () => {
  expect(visibleCard({...ORIGINAL, medium: null, year: null}, 0).facts).toBe(
    '24\u00a0×\u00a024\u00a0in',
  );
  const bare = {...ORIGINAL, medium: null, originalSize: null, year: null};
  expect(visibleCard(bare, 0).facts).toBeNull();
});

it.each([
  ['Broad knife work and a little pea...', 'Broad knife work and a little…'],
  ['The greens came first, then...', 'The greens came first…'],
  ['Soft greys, a little peach, and one very w...', 'Soft greys, a little peach, and one very…'],
  [
    'Two hats, four boots, and snow still to come. A s...',
    'Two hats, four boots, and snow still to come.',
  ],
  [
    '“Is that it?” he said. Nobody in the boat had an ans...',
    '“Is that it?” he said. Nobody in the boat had an…',
  ],
  [
    'Fog. And then the bell buoy, a good way off to the...',
    'Fog. And then the bell buoy, a good way off to…',
  ],
  ['A whole sentence.', 'A whole sentence.'],
  ['unbroken...', 'unbroken...'],
])('ends a description that was cut with a whole sentence or word: %s', (description, expected) => {
  expect(visibleCard({...PRINT, description}, 0).description).toBe(expected);
});

it('has a hidden price from the launch on', () => {
  const product = {...PRINT, launchAt: {value: '1970-01-01T00:00:10Z'}};
  expect(visibleCard(product, 9999).priceRange).toBeNull();
  expect(visibleCard(product, 10_000).priceRange).toEqual(PRINT.priceRange);
});
