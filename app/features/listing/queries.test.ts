import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, expect, it} from 'vitest';
import {readCollectionAddress} from './collection-address';
import {loadCollection} from './queries';

const NOTICE = {title: 'Shopify Connection Error'};
const page = (after: string | null) => ({
  nodes: [],
  pageInfo: {hasPreviousPage: false, hasNextPage: after !== null, endCursor: after},
});

/** A storefront that answers the queries in turn, and remembers their variables. */
function answering(...answers: object[]) {
  const asked: Record<string, unknown>[] = [];
  const safeQuery = async (_query: string, {variables}: {variables: Record<string, unknown>}) => {
    asked.push(variables);
    return answers.shift();
  };
  const context = {storefront: {safeQuery}, clockOffsetMs: 0} as unknown as AppLoadContext;
  const load = (search: string) =>
    loadCollection(context, 'prints', readCollectionAddress('prints', new URLSearchParams(search)));
  return {load, asked};
}

describe('a collection', () => {
  it('is by default in the order that the artist gave it, in one query', async () => {
    const {load, asked} = answering({
      data: {
        own: {products: {nodes: [{createdAt: '2026-01-01'}]}},
        collection: {products: page('c')},
      },
      notice: null,
    });
    const loaded = await load('');
    expect(loaded?.page.later).toBe('/collections/prints?direction=next&cursor=c');
    expect(loaded?.isNewestFirst).toBe(true);
    expect(asked).toEqual([{handle: 'prints', first: 50}]);
  });

  it.each([
    ['without a collection of that handle', {own: null, collection: null}],
    [
      'whose collection is empty',
      {own: {products: {nodes: []}}, collection: {products: page(null)}},
    ],
  ])('has the newest first in a store %s', async (_name, data) => {
    const {load, asked} = answering(
      {data, notice: null},
      {data: {products: page('d')}, notice: null},
    );
    expect((await load('cursor=c'))?.page.later).toBe(
      '/collections/prints?direction=next&cursor=d',
    );
    expect(asked[1]).toMatchObject({after: 'c', sortKey: 'CREATED_AT', reverse: true});
  });

  it('asks no second time when the storefront fails', async () => {
    const {load, asked} = answering({data: null, notice: NOTICE});
    expect((await load(''))?.notice).toBe(NOTICE);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [['2026-02-01', '2026-01-01', '2026-01-01'], true],
    [['2026-01-01', '2026-02-01'], false],
  ])('whose own order has works of %j has the newest first: %j', async (dates, isNewestFirst) => {
    const own = {products: {nodes: dates.map((createdAt) => ({createdAt}))}};
    const {load} = answering({data: {own, products: page(null)}, notice: null});
    expect((await load('sort=price-low'))?.isNewestFirst).toBe(isNewestFirst);
  });

  it('is sorted by a visitor’s wish by its type', async () => {
    const {load, asked} = answering({data: {products: page(null)}, notice: null});
    await load('sort=price-high');
    expect(asked).toMatchObject([
      {query: "product_type:'Prints'", sortKey: 'PRICE', reverse: true},
    ]);
  });
});
