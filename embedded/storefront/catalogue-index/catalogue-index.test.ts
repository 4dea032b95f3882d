import {describe, expect, it} from 'vitest';
import type {Collection} from '../../catalogue/collection-types';
import {aCatalogue, aCollection, aProduct} from '../testing/sample-catalogue';
import {createCatalogueIndex} from './catalogue-index';

const clock = () => new Date('2025-10-01T12:00:00Z');

describe('createCatalogueIndex', () => {
  it('caches a sort order until the catalogue changes', () => {
    const catalogue = aCatalogue([aProduct({title: 'B'}), aProduct({title: 'A'})]);
    const index = createCatalogueIndex(catalogue, clock);
    const before = index.products('TITLE');
    expect(index.products('TITLE')).toBe(before);
    catalogue.replaceProducts([aProduct({title: 'C'})]);
    expect(index.products('TITLE').entries.map((entry) => entry.node.title)).toEqual(['C']);
  });

  it('caches search results until the catalogue changes', () => {
    const catalogue = aCatalogue([aProduct({title: 'Sea'})]);
    const index = createCatalogueIndex(catalogue, clock);
    const before = index.search('title:sea', 'ID');
    expect(index.search('title:sea', 'ID')).toBe(before);
    catalogue.replaceProducts([]);
    expect(index.search('title:sea', 'ID').entries).toEqual([]);
  });

  it('evaluates `now` at each search', () => {
    let now = new Date('2024-01-01T00:00:00Z');
    const catalogue = aCatalogue([aProduct({createdAt: '2024-06-01T00:00:00Z'})]);
    const index = createCatalogueIndex(catalogue, () => now);
    expect(index.search('created_at:<now', 'ID').entries).toHaveLength(0);
    now = new Date('2025-01-01T00:00:00Z');
    expect(index.search('created_at:<now', 'ID').entries).toHaveLength(1);
  });

  it("lists a collection's products by its rule", () => {
    const prints = aCollection({rule: "product_type:'Prints'"});
    const everything = aCollection({rule: ''});
    const catalogue = aCatalogue(
      [aProduct({title: 'Print'}), aProduct({title: 'Oil', productType: 'Original Paintings'})],
      {collections: [prints, everything]},
    );
    const index = createCatalogueIndex(catalogue, clock);
    const titles = (collection: typeof prints) =>
      index.collectionProducts(collection, 'TITLE').entries.map((entry) => entry.node.title);
    expect(titles(prints)).toEqual(['Print']);
    expect(titles(everything)).toEqual(['Oil', 'Print']);
    expect(index.collectionsOf(catalogue.products()[0]!)).toEqual([prints, everything]);
  });

  it('lists them in the collection’s own order', () => {
    const works = ['B', 'C', 'A'].map((title) => aProduct({title}));
    const [b, c, a] = works.map(({id}) => id);
    const ordered = (order: Pick<Collection, 'sortOrder' | 'productIds'>) => {
      const collection = aCollection({rule: '', ...order});
      const index = createCatalogueIndex(aCatalogue(works, {collections: [collection]}), clock);
      return index.collected(collection).entries.map(({node}) => node.id);
    };
    expect(ordered({sortOrder: 'ALPHA_ASC'})).toEqual([a, b, c]);
    expect(ordered({sortOrder: 'ALPHA_DESC'})).toEqual([c, b, a]);
    expect(ordered({sortOrder: 'MANUAL', productIds: [a!, b!]})).toEqual([a, b, c]);
    expect(ordered({sortOrder: 'MANUAL'})).toEqual([b, c, a]);
  });
});
