import {getPaginationVariables} from '@shopify/hydrogen';
import {describe, expect, it} from 'vitest';
import {readFilters} from '~/shop/filters/work-filters';
import {findSort} from './collection-sort';
import {COLLECTION_PAGE_SIZE, loadCollection} from './load-collection.server';
import {aContext} from '../../../tests/support/app/a-function-context';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';

const NOTICE = {title: 'Shopify Connection Error'};
const page = (endCursor: string | null, nodes: object[] = []) => ({
  nodes,
  pageInfo: {hasNextPage: endCursor !== null, endCursor},
});

/** A storefront that answers the product queries in turn and records their variables. */
function answering(...answers: {data: object | null; notice?: object}[]) {
  const asked: Record<string, unknown>[] = [];
  const context = aContext(async (query, {variables}) => {
    if (query.includes('query Site(')) return {data: null, notice: null};
    asked.push(variables);
    return {notice: null, ...answers.shift()};
  });
  const load = (search: string) => {
    const request = new Request(`https://shop.example/collections/prints?${search}`);
    const {searchParams} = new URL(request.url);
    return loadCollection(context, 'prints', {
      sort: findSort('prints', searchParams),
      filters: readFilters(searchParams),
      paging: getPaginationVariables(request, {pageBy: COLLECTION_PAGE_SIZE}),
    });
  };
  return {load, asked};
}

describe('a collection', () => {
  it('has the artist’s order by default, in one query', async () => {
    const {load, asked} = answering({data: {collection: {products: page('c', [PRINT])}}});
    expect((await load(''))?.products.pageInfo).toEqual(page('c').pageInfo);
    expect(asked).toEqual([{handle: 'prints', first: 50, endCursor: null, withSizes: false}]);
  });

  it.each([
    ['without a collection of that handle', {collection: null}],
    ['whose collection is empty', {collection: {products: page(null)}}],
  ])('has the newest first in a store %s', async (_name, data) => {
    const {load, asked} = answering({data}, {data: {products: page('d')}});
    expect((await load('cursor=c'))?.products.pageInfo.endCursor).toBe('d');
    expect(asked[1]).toMatchObject({endCursor: 'c', sortKey: 'CREATED_AT', reverse: true});
  });

  it('sends no second query when the storefront fails', async () => {
    const {load, asked} = answering({data: null, notice: NOTICE});
    expect((await load(''))?.notice).toBe(NOTICE);
    expect(asked).toHaveLength(1);
  });

  it('is queried by product type when a visitor sorts it', async () => {
    const {load, asked} = answering({data: {products: page(null)}});
    await load('sort=newest');
    expect(asked).toMatchObject([
      {query: "product_type:'Prints'", sortKey: 'CREATED_AT', reverse: true, first: 50},
    ]);
  });
});

describe('a filter', () => {
  it('reads the sizes of the whole collection once, and sends none to the browser', async () => {
    const work = (title: string, amount: string) => ({
      ...PRINT,
      title,
      originalSize: null,
      sizes: {nodes: [aVariant(1, '8×10 in', amount)]},
    });
    const works = [work('Sea', '77.0'), work('Sky', '50.0')];
    const {load, asked} = answering({data: {collection: {products: page(null, works)}}});
    const loaded = await load('price=60');
    expect(asked).toMatchObject([{handle: 'prints', first: 250, withSizes: true}]);
    expect(loaded?.products.nodes).toMatchObject([{title: 'Sky'}]);
    expect(JSON.stringify(loaded?.products)).not.toContain('50.0');
    expect(loaded?.count).toBe(1);
  });
});

describe('an order by price', () => {
  const numbered = () =>
    listing(Array.from({length: 120}, (_, at) => print(String(at + 1), `${at + 1}.0`)));
  const print = (title: string, amount: string, launchAt: string | null = null) => ({
    ...PRINT,
    originalSize: null,
    title,
    launchAt: launchAt && {value: launchAt},
    priceRange: {minVariantPrice: {amount, currencyCode: 'CAD'}, maxVariantPrice: {amount}},
  });
  const listing = (nodes: object[], endCursor: string | null = null) => ({
    data: {products: page(endCursor, nodes)},
  });

  it('is made by the worker for the whole collection, with hidden prices last', async () => {
    const {load, asked} = answering(
      listing([print('A', '90.0'), print('Hidden', '20.0', '2999-01-01T00:00:00Z')], 'c'),
      listing([print('B', '45.0'), print('C', '120.0')]),
    );
    const loaded = await load('sort=price-low');
    expect(loaded?.products.nodes.map(({title}) => title)).toEqual(['B', 'A', 'C', 'Hidden']);
    expect(asked).toMatchObject([
      {sortKey: 'TITLE', reverse: false, first: 250},
      {sortKey: 'TITLE', reverse: false, first: 250, endCursor: 'c'},
    ]);
  });

  it.each([
    ['direction=next&cursor=50', 51, 100],
    ['direction=next&cursor=100', 101, 120],
    ['direction=previous&cursor=101', 51, 100],
    ['direction=previous&cursor=51', 1, 50],
    ['', 1, 50],
    ['direction=previous', 71, 120],
  ])('has pages by position: %s', async (query, first, last) => {
    const {load} = answering(numbered());
    const page = (await load(`sort=price-low&${query}`))?.products;
    expect(page?.nodes.map(({title}) => Number(title))).toEqual(
      Array.from({length: last - first + 1}, (_, at) => first + at),
    );
    expect(page?.pageInfo).toEqual({
      hasPreviousPage: first > 1,
      hasNextPage: last < 120,
      startCursor: String(first),
      endCursor: String(last),
    });
  });

  it.each(['0', '-1', '1e1', '121', 'x', btoa('{"last_value":4500,"sort":"PRICE"}')])(
    'has no page at the cursor %s',
    async (cursor) => {
      const {load} = answering(numbered());
      expect(await load(`sort=price-low&direction=next&cursor=${cursor}`)).toBeNull();
    },
  );

  it('shows what it has, with the notice, when the storefront fails', async () => {
    const {load} = answering(listing([print('A', '90.0')], 'c'), {data: null, notice: NOTICE});
    const loaded = await load('sort=price-high');
    expect(loaded?.notice).toBe(NOTICE);
    expect(loaded?.products.nodes).toHaveLength(1);
  });

  it.each([
    ['fails', {data: null, notice: NOTICE}],
    ['breaks off', {...listing([print('A', '90.0')]), notice: NOTICE}],
  ])('has no works at a cursor when the storefront %s, with the notice', async (_name, answer) => {
    const loaded = await answering(answer).load('sort=price-high&direction=next&cursor=50');
    expect(loaded).toMatchObject({products: {nodes: []}, notice: NOTICE});
  });
});
