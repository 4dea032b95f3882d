import {describe, expect, it} from 'vitest';
import {collectionPath, findOffered, findSort, listSorts} from './collection-sort';
import {COLLECTIONS, type CollectionName} from '~/shop/collection/collections';
import * as en from '~/words/en';

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
    expect(listSorts('originals', false).map(({sortKey}) => sortKey)).not.toContain('PRICE');
  });

  it.each([
    [false, '', ['Featured', 'Newest', 'Oldest', 'Title, A to Z'], 'Featured'],
    [false, 'sort=newest', ['Featured', 'Newest', 'Oldest', 'Title, A to Z'], 'Newest'],
    [true, '', ['Newest', 'Oldest', 'Title, A to Z'], 'Newest'],
    [true, 'sort=newest', ['Newest', 'Oldest', 'Title, A to Z'], 'Newest'],
    [true, 'sort=oldest', ['Newest', 'Oldest', 'Title, A to Z'], 'Oldest'],
  ])('newest first %j, ?%s: offers %j, and is %s', (isNewestFirst, query, labels, current) => {
    const offered = listSorts('originals', isNewestFirst);
    expect(offered.map(({label}) => en.listing.sorts[label])).toEqual(labels);
    expect(en.listing.sorts[findOffered(offered, read('originals', query)).label]).toBe(current);
  });
});

describe('the address of a collection', () => {
  it.each(Object.keys(COLLECTIONS) as CollectionName[])(
    'of %s is read as it was written',
    (name) => {
      for (const sort of listSorts(name, false)) {
        const {pathname, search} = new URL(collectionPath(name, sort), 'https://shop.example');
        expect(pathname).toBe(`/collections/${name}`);
        expect(read(name, search)).toBe(sort);
      }
    },
  );

  it('omits the default order', () => {
    const [sort] = listSorts('prints', true);
    expect(collectionPath('prints', sort)).toBe('/collections/prints');
  });
});
