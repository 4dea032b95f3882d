import type {ProductFilter} from '@shopify/hydrogen-react/storefront-api-types';
import {describe, expect, it} from 'vitest';
import {aProduct, aProductWithOptions} from '../testing/sample-catalogue';
import {compileProductFilters} from './product-filter';

const sizes = aProductWithOptions(
  {Size: ['8x10', '16x20']},
  [
    {values: ['8x10'], priceCents: 4500, quantity: 0},
    {values: ['16x20'], priceCents: 9000, quantity: 3},
  ],
  {title: 'Sea', tags: ['blue'], vendor: 'A'},
);
const original = aProduct({
  title: 'Oil',
  productType: 'Original Paintings',
  vendor: 'B',
  tags: ['Red'],
  metafields: [{namespace: 'custom', key: 'framed', type: 'boolean', value: 'true'}],
});

const CASES: readonly (readonly [string, ProductFilter[], string[]])[] = [
  ['nothing', [], ['Sea', 'Oil']],
  ['an empty filter', [{}], ['Sea', 'Oil']],
  ['available', [{available: true}], ['Sea', 'Oil']],
  ['not available', [{available: false}], ['Sea']],
  ['both availabilities', [{available: false}, {available: true}], ['Sea', 'Oil']],
  ['price from', [{price: {min: 50}}], ['Sea']],
  ['price to', [{price: {max: 45}}], ['Sea', 'Oil']],
  ['price and stock of one variant', [{price: {max: 50}}, {available: true}], ['Oil']],
  ['type', [{productType: 'original paintings'}], ['Oil']],
  ['two types', [{productType: 'Prints'}, {productType: 'Original Paintings'}], ['Sea', 'Oil']],
  ['type and vendor', [{productType: 'Prints'}, {productVendor: 'B'}], []],
  ['vendor', [{productVendor: 'A'}], ['Sea']],
  ['tag', [{tag: 'red'}], ['Oil']],
  ['option', [{variantOption: {name: 'size', value: '16x20'}}], ['Sea']],
  [
    'two values of an option',
    [
      {variantOption: {name: 'Size', value: '8x10'}},
      {variantOption: {name: 'Size', value: '16x20'}},
    ],
    ['Sea'],
  ],
  ['option in stock', [{variantOption: {name: 'Size', value: '8x10'}}, {available: true}], []],
  ['metafield', [{productMetafield: {namespace: 'custom', key: 'framed', value: 'true'}}], ['Oil']],
  ['other metafield', [{productMetafield: {namespace: 'custom', key: 'framed', value: 'no'}}], []],
  ["variant's metafield", [{variantMetafield: {namespace: 'a', key: 'b', value: 'c'}}], []],
  ['category', [{category: {id: 'gid://shopify/TaxonomyCategory/ae'}}], []],
];

describe('compileProductFilters', () => {
  it.each(CASES)('filters by %s', (_name, filters, titles) => {
    const passes = compileProductFilters(filters);
    expect([sizes, original].filter(passes).map((product) => product.title)).toEqual(titles);
  });
});
