import {describe, expect, it} from 'vitest';
import type {Collection} from '../../catalogue/collection-types';
import {aCollection, aProduct} from '../testing/sample-catalogue';
import {collectProducts} from './product-order';

describe('collectProducts', () => {
  it("lists a collection's products by its rule", () => {
    const works = [
      aProduct({title: 'Print'}),
      aProduct({title: 'Oil', productType: 'Original Paintings'}),
    ];
    const titles = (rule: string) =>
      collectProducts(works, aCollection({rule})).map(({title}) => title);
    expect(titles("product_type:'Prints'")).toEqual(['Print']);
    expect(titles('')).toEqual(['Print', 'Oil']);
  });

  it('lists them in the collection’s own order', () => {
    const works = ['B', 'C', 'A'].map((title) => aProduct({title}));
    const [b, c, a] = works.map(({id}) => id);
    const ordered = (order: Pick<Collection, 'sortOrder' | 'productIds'>) =>
      collectProducts(works, aCollection({rule: '', ...order})).map(({id}) => id);
    expect(ordered({sortOrder: 'ALPHA_ASC'})).toEqual([a, b, c]);
    expect(ordered({sortOrder: 'ALPHA_DESC'})).toEqual([c, b, a]);
    expect(ordered({sortOrder: 'MANUAL', productIds: [a!, b!]})).toEqual([a, b, c]);
    expect(ordered({sortOrder: 'MANUAL'})).toEqual([b, c, a]);
  });
});
