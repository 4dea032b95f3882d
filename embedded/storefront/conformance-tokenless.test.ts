import {describe, expect, it} from 'vitest';
import {aCatalogue, aProduct} from './testing/sample-catalogue';
import {createStorefrontClient} from './testing/storefront-client';

const client = createStorefrontClient(aCatalogue([aProduct({title: 'Sea'})]));
const TOKENLESS = {token: null};

describe('a request without an access token', () => {
  it.each([
    '{ products(first: 3) { nodes { title } } }',
    '{ search(query: "sea", first: 1) { nodes { __typename } } }',
    '{ pages(first: 1) { nodes { title } } articles(first: 1) { nodes { title } } }',
    'mutation { cartCreate { cart { id } } }',
  ])('may ask %s', async (query) => {
    const {status, errors} = await client.query(query, {}, TOKENLESS);
    expect([status, errors]).toEqual([200, undefined]);
  });

  it.each([
    ['{ product(handle: "sea") { tags } }', 'tags', 'unauthenticated_read_product_tags'],
    ['{ productTags(first: 1) { nodes } }', 'productTags', 'unauthenticated_read_product_tags'],
    ['{ menu(handle: "main-menu") { id } }', 'menu', 'unauthenticated_read_content'],
    [
      '{ metaobjects(type: "banner", first: 1) { nodes { id } } }',
      'metaobjects',
      'unauthenticated_read_metaobjects',
    ],
    ['{ customer(customerAccessToken: "x") { id } }', 'customer', 'unauthenticated_read_customers'],
  ])('may not ask %s', async (query, field, scope) => {
    const {errors} = await client.query(query, {}, TOKENLESS);
    expect(errors).toMatchObject([
      {
        message: `Access denied for ${field} field. Required access: \`${scope}\` access scope.`,
        extensions: {code: 'ACCESS_DENIED', requiredAccess: `\`${scope}\` access scope.`},
      },
    ]);
    expect((await client.query(query)).errors).toBeUndefined();
  });

  it('may not read metafields', async () => {
    const query = '{ product(handle: "sea") { title metafield(namespace: "a", key: "b") { id } } }';
    const {errors, data} = await client.query(query, {}, TOKENLESS);
    expect(errors?.[0]?.extensions?.code).toBe('ACCESS_DENIED');
    expect(data.product).toEqual({title: 'Sea', metafield: null});
  });

  it('may cost 1,000 points', async () => {
    const query =
      'query ($first: Int) { products(first: $first) { nodes { images(first: 4) { nodes { id } } } } }';
    const allowed = await client.query(query, {first: 142}, TOKENLESS);
    expect(allowed.errors).toBeUndefined();
    const {data, errors} = await client.query(query, {first: 143}, TOKENLESS);
    expect(data).toBeUndefined();
    expect(errors).toEqual([
      {
        message: 'Complexity exceeded',
        extensions: {code: 'MAX_COMPLEXITY_EXCEEDED', cost: 1003, maxCost: 1000},
      },
    ]);
    expect((await client.query(query, {first: 143})).errors).toBeUndefined();
  });
});
