import {describe, expect, it} from 'vitest';
import {aCatalogue, aCollection, aProduct} from '../testing/sample-catalogue';
import {createCatalogueIndex} from './catalogue-index';

const clock = () => new Date('2025-10-01T12:00:00Z');

describe('createCatalogueIndex', () => {
  it('keeps an order until the catalogue changes', () => {
    const catalogue = aCatalogue([aProduct({title: 'B'}), aProduct({title: 'A'})]);
    const index = createCatalogueIndex(catalogue, clock);
    const before = index.products('TITLE');
    expect(index.products('TITLE')).toBe(before);
    catalogue.replaceProducts([aProduct({title: 'C'})]);
    expect(index.products('TITLE').entries.map((entry) => entry.node.title)).toEqual(['C']);
  });

  it("gathers a collection's products by its rule", () => {
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
});
