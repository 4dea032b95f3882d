import {describe, expect, it} from 'vitest';
import type {Collection} from '../../catalogue/collection-types';
import {aCollection, aProduct} from '../testing/sample-catalogue';
import {collectProducts} from './product-order';

describe('the products of a collection', () => {
  it('are in its own order', () => {
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
