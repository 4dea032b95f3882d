import {describe, expect, it} from 'vitest';
import type * as z from 'zod';
import {useSharedShop} from '../support/shared-shop';
import {
  errorResponseSchema,
  lookupResponseSchema,
  productResponseSchema,
  profileSchema,
  searchResponseSchema,
} from '../support/ucp-schemas';

const shop = useSharedShop();

/** A price that occurs nowhere else. */
const PLANTED = '91357.24';
const PLANTED_CENTS = '9135724';

async function call(name: string, catalog: object, language = '') {
  const body = {jsonrpc: '2.0', id: 7, method: 'tools/call', params: {name, arguments: {catalog}}};
  const {html, ...response} = await shop.get(`${language}/api/ucp/mcp`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
  const {result} = JSON.parse(html) as {
    result?: {structuredContent: unknown; content: {text: string}[]};
  };
  return {...response, result};
}

async function answer<Schema extends z.ZodType>(
  schema: Schema,
  name: string,
  catalog: object,
  language?: string,
): Promise<z.output<Schema>> {
  const {result} = await call(name, catalog, language);
  expect(JSON.parse(result!.content[0]!.text)).toEqual(result!.structuredContent);
  return schema.parse(result!.structuredContent);
}

const search = (catalog: object, language?: string) =>
  answer(searchResponseSchema, 'search_catalog', catalog, language);

/** Every page of a search, as it was answered. */
async function searchAll(filters: object, limit: number) {
  const pages = [];
  let cursor: string | undefined;
  do {
    const {result} = await call('search_catalog', {filters, pagination: {limit, cursor}});
    pages.push(result);
    const {pagination} = searchResponseSchema.parse(result!.structuredContent);
    cursor = 'cursor' in pagination ? pagination.cursor : undefined;
  } while (cursor);
  return pages;
}

it('an assistant finds the catalogue, whose answers follow the published schemas', async () => {
  const {headers, html} = await shop.get('/.well-known/ucp', {redirect: 'error'});
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  const {ucp} = profileSchema.parse(JSON.parse(html));
  expect(ucp.services['dev.ucp.shopping'][0]!.endpoint).toBe(`${shop.url}/api/ucp/mcp`);
  expect((await shop.get('/api/ucp/mcp')).status).toBe(405);
});

describe('a search', () => {
  it('understands a sentence: kind, colour, price and wall', async () => {
    const {products} = await search({query: 'blue prints under $200 over a 100 cm sofa'});
    expect(products.length).toBeGreaterThan(0);
    for (const {variants, categories, metadata, title} of products) {
      const [best] = variants;
      expect(categories[0]!.value, title).toBe('Prints');
      expect(best!.price.amount, title).toBeLessThanOrEqual(20000);
      expect(best!.metadata.width_cm, title).toBeGreaterThanOrEqual(49.5);
      expect(best!.metadata.width_cm, title).toBeLessThanOrEqual(75.5);
      expect(metadata.medium, title).toEqual(expect.any(String));
    }
    const [{url, variants} = {url: '', variants: []}] = products;
    expect((await shop.get(url)).status).toBe(200);
    expect((await shop.get(variants[0]!.checkout_url!)).html).toContain('Add All to My Cart');
  });

  it('accepts filters, reads poems, and pages through everything once', async () => {
    const narrow = await search({filters: {categories: ['Prints'], width_cm: {min: 30, max: 45}}});
    expect(narrow.pagination.total_count).toBeGreaterThan(0);
    const pages = await searchAll({categories: ['Prints']}, 8);
    const ids = pages.flatMap((page) =>
      searchResponseSchema.parse(page!.structuredContent).products.map(({id}) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(20);
    const [found] = (await search({query: 'first light'})).products;
    expect(found!.metadata.poem).toMatchObject({title: expect.any(String)});
  });

  it('answers in French below /fr', async () => {
    const {products} = await search({query: 'phare'}, '/fr');
    expect(products[0]!.url).toContain('/fr/product/');
  });
});

it('no tool reveals a hidden price or the price of a coming launch', async () => {
  const hidden = ['the-long-gale', 'keeper-of-the-dark'];
  for (const handle of hidden) await shop.control.changeProduct(handle, {price: PLANTED});
  const answers: unknown[] = await searchAll({width_cm: {min: 1}}, 50);
  const {messages} = await search({query: 'the long gale'});
  expect(messages).toContainEqual({
    type: 'info',
    code: 'price_on_request',
    content: expect.stringContaining(`${shop.url}/product/the-long-gale`),
  });
  for (const handle of hidden) {
    const id = await shop.productId(handle);
    const variant = (await shop.variantOn(`/product/${handle}`)) || id;
    const found = await call('get_product', {id});
    expect(errorResponseSchema.parse(found.result!.structuredContent).continue_url).toBe(
      `${shop.url}/product/${handle}`,
    );
    const looked = await call('lookup_catalog', {ids: [id, variant]});
    expect(lookupResponseSchema.parse(looked.result!.structuredContent).products).toEqual([]);
    answers.push(found, looked);
    // A limit that only the hidden price passes finds nothing.
    const {pagination} = await search({filters: {price: {min: 9_000_000, max: 9_200_000}}});
    expect(pagination.total_count).toBe(0);
  }
  expect(JSON.stringify(answers)).not.toMatch(new RegExp(`${PLANTED_CENTS}|91[ ,]?357`));
});

it('a work can be looked up by its id or by that of a size, and its sizes by the selected options', async () => {
  const [first] = (await search({query: 'first light', filters: {categories: ['Prints']}}))
    .products;
  const [variant, other] = first!.variants;
  const ids = [first!.id, other!.id, first!.id, 'gid://shopify/Product/1', 'nonsense'];
  const {products, messages} = await answer(lookupResponseSchema, 'lookup_catalog', {ids});
  expect(products).toHaveLength(1);
  expect(products[0]!.variants.flatMap(({inputs}) => inputs)).toEqual(
    expect.arrayContaining([
      {id: first!.id, match: 'featured'},
      {id: other!.id, match: 'exact'},
    ]),
  );
  expect(messages.map(({content}) => content)).toEqual(['gid://shopify/Product/1', 'nonsense']);

  const {product} = await answer(productResponseSchema, 'get_product', {
    id: first!.id,
    selected: other!.options,
  });
  expect(product.variants.map(({id}) => id)).toEqual([other!.id]);
  expect(product.selected).toEqual(other!.options);
  expect(product.options![0]!.values).toHaveLength(first!.variants.length);
  expect(variant!.id).not.toBe(other!.id);
  const unknown = await call('get_product', {id: 'gid://shopify/Product/1'});
  expect(errorResponseSchema.parse(unknown.result!.structuredContent).messages[0]!.code).toBe(
    'not_found',
  );
});

it('a failing storefront is a 503, never an empty answer', async () => {
  await shop.control.setFaults([{target: 'storefront', status: 500}]);
  const {status, headers, result} = await call('search_catalog', {query: 'sea'});
  expect([status, headers.get('retry-after'), result]).toEqual([503, '60', undefined]);
});
