import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {expect, it} from 'vitest';
import {aContext} from '../tests/support/app/a-function-context';
import {PRINT} from '../tests/support/app/a-product';
import {loader as agents} from './routes/($locale).[agents.md]';
import {loader as newPrints} from './routes/($locale).api.new-prints';
import {loader as shortlist} from './routes/($locale).api.shortlist';
import {loader as markdown} from './routes/($locale).product.$handle[.md]';

const FAILED = {
  ok: false,
  data: null,
  notice: {title: 'Shopify Connection Error'},
  failure: {kind: 'http', status: 503},
};
const PAGE = {nodes: [PRINT], pageInfo: {hasNextPage: false}};
const DATA = {
  nodes: [{...PRINT, sizes: PRINT.variants}],
  products: PAGE,
  product: {...PRINT, metafields: []},
};

/** The response while only the artist's settings fail, or nothing. */
async function respond(load: (args: LoaderFunctionArgs) => Promise<Response>, hasFailed: boolean) {
  const context = aContext(
    async (query) =>
      hasFailed && query.includes('query Site(')
        ? FAILED
        : {ok: true, data: DATA, notice: null, failure: null},
    {isCacheOn: true, clockOffsetMs: 0},
  );
  const request = new Request('https://shop.example/?works=1');
  return load({context, request, params: {handle: 'sea'}});
}

it.each([
  ['agents.md', agents],
  ['new prints', newPrints],
  ['a shortlist', shortlist],
  ['a work in Markdown', markdown],
])('%s with default settings isn’t cached, because the artist may have others', async (_, load) => {
  const [known, failed] = [await respond(load, false), await respond(load, true)];
  expect([known.status, failed.status]).toEqual([200, 200]);
  expect(known.headers.get('cache-control')).toMatch(/max-age/);
  expect(failed.headers.get('cache-control')).toBe('no-store');
});
