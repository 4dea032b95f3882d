import {afterEach, expect, it, vi} from 'vitest';
import {createShopifyWorks} from './shopify-works.ts';

const PRODUCT = 'gid://shopify/Product/7';
const UNTIL = new Date('2026-11-24T12:00:00Z');

afterEach(() => vi.unstubAllGlobals());

/** A store that has the product, or has deleted it. */
function stubStore({product}: {product: {id: string} | null}) {
  const respond = vi.fn<typeof fetch>(async (_, init) => {
    const {query} = JSON.parse(init!.body as string) as {query: string};
    if (query.startsWith('query')) return Response.json({data: {product}});
    const userErrors = product ? [] : [{message: 'Owner does not exist.'}];
    return Response.json({data: {metafieldsSet: {userErrors}}});
  });
  vi.stubGlobal('fetch', respond);
  return respond;
}
const works = createShopifyWorks({origin: 'https://store.example', token: 't'});

it('sets the end of a reservation', async () => {
  const respond = stubStore({product: {id: PRODUCT}});
  await works.reserve(PRODUCT, UNTIL);
  expect(respond.mock.lastCall![1]!.body).toContain('"value":"2026-11-24T12:00:00.000Z"');
});

it('has nothing to reserve once the product is deleted', async () => {
  stubStore({product: null});
  await expect(works.reserve(PRODUCT, UNTIL)).resolves.toBeUndefined();
});
