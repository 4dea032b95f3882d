import {describe, expect, it} from 'vitest';
import {openTestDatabase} from '../testing/test-database';
import {aCatalogue, aProduct} from './testing/sample-catalogue';
import {SHOP} from '../seed/shop';
import {createStorefrontClient, ORIGIN, SHOP_ORIGIN, TOKEN} from './testing/storefront-client';

const catalogue = aCatalogue([aProduct({title: 'Sea'})]);
const {send} = createStorefrontClient(catalogue, await openTestDatabase());

const PATH = '/api/2025-07/graphql.json';
const PUBLIC = {'X-Shopify-Storefront-Access-Token': TOKEN};
const JSON_TYPE = {'Content-Type': 'application/json'};
const SHOP_NAME = JSON.stringify({query: '{shop{name}}'});

interface Sent {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function sendRequest({path = PATH, method = 'POST', headers, body}: Sent) {
  const response = await send(
    new Request(ORIGIN + path, {method, headers: headers ?? {...JSON_TYPE, ...PUBLIC}, body}),
  );
  const text = await response.text();
  const json: unknown = text ? JSON.parse(text) : null;
  return {status: response.status, json, headers: response.headers};
}

const NAME = {data: {shop: {name: SHOP.name}}};
const UNAUTHORIZED = {errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]};
const NO_QUERY = {errors: {query: 'Required parameter missing or invalid'}};
const NOT_FOUND = {errors: 'Not Found'};

const REQUESTS: readonly (readonly [string, Sent, number, unknown])[] = [
  ['a public token', {body: SHOP_NAME}, 200, NAME],
  [
    'a private token',
    {body: SHOP_NAME, headers: {...JSON_TYPE, 'Shopify-Storefront-Private-Token': TOKEN}},
    200,
    NAME,
  ],
  ['no token', {body: SHOP_NAME, headers: JSON_TYPE}, 401, UNAUTHORIZED],
  [
    'a wrong token',
    {body: SHOP_NAME, headers: {...JSON_TYPE, 'X-Shopify-Storefront-Access-Token': 'x'}},
    401,
    UNAUTHORIZED,
  ],
  ['broken JSON', {body: '{"query":'}, 400, NO_QUERY],
  ['no query', {body: '{}'}, 400, NO_QUERY],
  ['GET', {method: 'GET'}, 404, NOT_FOUND],
  ['a version that is none', {path: '/api/latest/graphql.json', body: SHOP_NAME}, 404, NOT_FOUND],
];

describe('the Storefront API over HTTP', () => {
  it.each(REQUESTS)('handles %s', async (_name, sent, status, json) => {
    const {headers, ...rest} = await sendRequest(sent);
    expect(rest).toEqual({status, json});
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['2025-07', '2025-07'],
    ['2026-04', '2026-04'],
    ['unstable', 'unstable'],
    // A version that has ended, one in between, and a future one.
    ['2025-04', '2025-07'],
    ['2025-10', '2026-04'],
    ['2030-01', '2026-04'],
  ])('answers version %s with %s and says so', async (asked, answered) => {
    const {headers} = await sendRequest({path: `/api/${asked}/graphql.json`, body: SHOP_NAME});
    expect(headers.get('x-shopify-api-version')).toBe(answered);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('returns URLs of checkout and pictures with the origin of the request, and pages with the shop’s', async () => {
    const ask = async (query: string) => {
      const request = {method: 'POST', headers: PUBLIC, body: JSON.stringify({query})};
      const response = await send(new Request(`https://api.example${PATH}`, request));
      return (await response.json()) as {data: unknown};
    };
    expect(await ask('mutation { cartCreate { cart { checkoutUrl } } }')).toMatchObject({
      data: {
        cartCreate: {cart: {checkoutUrl: expect.stringMatching('^https://api.example/cart/')}},
      },
    });
    expect(
      await ask('{ shop { primaryDomain { host url } brand { logo { image { url } } } } }'),
    ).toEqual({
      data: {
        shop: {
          primaryDomain: {host: 'shop.test:3000', url: SHOP_ORIGIN},
          brand: {logo: {image: {url: `https://api.example${SHOP.brand?.logo.url}`}}},
        },
      },
    });
  });
});
