import {describe, expect, it} from 'vitest';
import type {Collection} from '../../catalogue/collection-types';
import {aCatalogue, aCollection, aProduct} from '../testing/sample-catalogue';
import {createCatalogueIndex} from './catalogue-index';

describe('createCatalogueIndex', () => {
  it('caches a sort order until the catalogue changes', () => {
    const catalogue = aCatalogue([aProduct({title: 'B'}), aProduct({title: 'A'})]);
    const index = createCatalogueIndex(catalogue);
    const before = index.products('TITLE');
    expect(index.products('TITLE')).toBe(before);
    catalogue.replaceProducts([aProduct({title: 'C'})]);
    expect(index.products('TITLE').entries.map((entry) => entry.node.title)).toEqual(['C']);
  });

  it("lists a collection's products by its rule", () => {
    const catalogue = aCatalogue([
      aProduct({title: 'Print'}),
      aProduct({title: 'Oil', productType: 'Original Paintings'}),
    ]);
    const index = createCatalogueIndex(catalogue);
    const titles = (rule: string) =>
      index.collected(aCollection({rule})).entries.map(({node}) => node.title);
    expect(titles("product_type:'Prints'")).toEqual(['Print']);
    expect(titles('')).toEqual(['Print', 'Oil']);
  });

  it('lists them in the collection’s own order', () => {
    const works = ['B', 'C', 'A'].map((title) => aProduct({title}));
    const [b, c, a] = works.map(({id}) => id);
    const ordered = (order: Pick<Collection, 'sortOrder' | 'productIds'>) => {
      const collection = aCollection({rule: '', ...order});
      const index = createCatalogueIndex(aCatalogue(works, {collections: [collection]}));
      return index.collected(collection).entries.map(({node}) => node.id);
    };
    expect(ordered({sortOrder: 'ALPHA_ASC'})).toEqual([a, b, c]);
    expect(ordered({sortOrder: 'ALPHA_DESC'})).toEqual([c, b, a]);
    expect(ordered({sortOrder: 'MANUAL', productIds: [a!, b!]})).toEqual([a, b, c]);
    expect(ordered({sortOrder: 'MANUAL'})).toEqual([b, c, a]);
  });
});
