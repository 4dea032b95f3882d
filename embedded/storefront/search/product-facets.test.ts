import {describe, expect, it} from 'vitest';
import {aProduct, aProductWithOptions} from '../testing/sample-catalogue';
import {productFacets} from './product-facets';

const products = [
  aProductWithOptions({Size: ['S', 'L']}, [
    {values: ['S'], priceCents: 2000},
    {values: ['L'], priceCents: 8000, quantity: 0},
  ]),
  aProduct({productType: 'Original Paintings', tags: ['sea']}),
];

function countsOf(id: string, filters: Parameters<typeof productFacets>[1] = []) {
  const facet = productFacets(products, filters).find((one) => one.id === id);
  return facet?.values.map(({label, count}) => [label, count]);
}

describe('productFacets', () => {
  it('lists availability, price, type, vendor, tags and options', () => {
    expect(productFacets(products, []).map(({id, type}) => [id, type])).toEqual([
      ['filter.v.availability', 'LIST'],
      ['filter.v.price', 'PRICE_RANGE'],
      ['filter.p.product_type', 'LIST'],
      ['filter.p.vendor', 'LIST'],
      ['filter.p.tag', 'LIST'],
      ['filter.v.option.size', 'LIST'],
    ]);
  });

  it('is empty without products', () => {
    expect(productFacets([], [])).toEqual([]);
  });

  it('counts the products under each value', () => {
    expect(countsOf('filter.v.availability')).toEqual([
      ['In stock', 2],
      ['Out of stock', 1],
    ]);
  });

  it('counts with the filters of other facets, and without those of its own', () => {
    const chosen = [{productType: 'Prints'}];
    expect(countsOf('filter.p.product_type', chosen)).toEqual([
      ['Original Paintings', 1],
      ['Prints', 1],
    ]);
    expect(countsOf('filter.p.tag', chosen)).toEqual([['sea', 0]]);
  });

  it('contains the input that selects a value as JSON', () => {
    const [, price] = productFacets(products, []);
    expect(JSON.parse(price!.values[0]!.input)).toEqual({price: {min: 0, max: 80}});
  });
});
