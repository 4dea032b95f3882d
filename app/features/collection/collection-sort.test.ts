import {describe, expect, it} from 'vitest';
import {COLLECTIONS, type CollectionName} from '~/shop/collection/collections';
import {collectionPath, findSort, SORTS} from './collection-sort';

const read = (collection: CollectionName, query: string) =>
  findSort(collection, new URLSearchParams(query));

describe('the order of a collection', () => {
  it.each([
    ['prints', '', 'featured'],
    ['prints', 'sort=newest', 'newest'],
    ['prints', 'sort=price-low', 'price-low'],
    ['prints', 'sort=price-high', 'price-high'],
    ['prints', 'sort=oldest', 'featured'],
    ['prints', 'sort=PRICE', 'featured'],
    ['prints', 'sort=toString', 'featured'],
    ['prints', 'sort=', 'featured'],
    ['originals', 'sort=oldest', 'oldest'],
    ['originals', 'sort=title', 'title'],
    ['originals', 'sort=price-low', 'featured'],
    ['originals', 'sort=price-high', 'featured'],
  ] as const)('of %s at ?%s is %s', (collection, query, name) => {
    expect(read(collection, query).name).toBe(name);
  });

  it('of originals is never by price, which is on request', () => {
    expect(SORTS.originals.map(({sortKey}) => sortKey)).not.toContain('PRICE');
  });
});

describe('the URL of a collection', () => {
  it.each(Object.keys(COLLECTIONS) as CollectionName[])(
    'of %s is parsed as it was built',
    (name) => {
      for (const sort of SORTS[name]) {
        const {pathname, search} = new URL(collectionPath(name, sort), 'https://shop.example');
        expect(pathname).toBe(`/collections/${name}`);
        expect(read(name, search)).toBe(sort);
      }
    },
  );

  it('omits the default order', () => {
    expect(collectionPath('prints', read('prints', ''))).toBe('/collections/prints');
  });
});
