import {
  CacheNone,
  CacheShort,
  createStorefrontClient,
  createWithCache,
  InMemoryCache,
  type CachingStrategy,
} from '@shopify/hydrogen';
import {createServer, type Server, type ServerResponse} from 'node:http';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createRequestLog} from '~/lib/observability/request-log';
import type {UpstreamCall} from '~/lib/observability/health';
import {createBreaker} from './breaker';
import {queryStorefront} from './query';

/** A storefront that answers as each test wants, and counts how often it was asked. */
let respond: (response: ServerResponse) => void;
let asked: {url?: string; headers: Record<string, unknown>; body: string}[] = [];
let calls: UpstreamCall[] = [];
let work: Promise<unknown>[] = [];
let server: Server;
let domain: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({url: request.url, headers: request.headers, body});
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  domain = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  calls = [];
  work = [];
});

function aContext(): Parameters<typeof queryStorefront>[0] {
  const cache = new InMemoryCache();
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  const {storefront} = createStorefrontClient({
    cache,
    waitUntil,
    i18n: {language: 'EN', country: 'CA'},
    publicStorefrontToken: 'public-token',
    storeDomain: domain,
  });
  const request = new Request('http://shop.example/');
  return {
    storefront,
    env: {PUBLIC_STORE_DOMAIN: domain, PUBLIC_STOREFRONT_API_TOKEN: 'public-token'},
    withCache: createWithCache({cache, waitUntil, request}),
    cacheIsOn: true,
    buyerIp: null,
    watch: createRequestLog(request, {
      writesEveryRequest: false,
      tellsTimes: false,
      onCall: (call) => void calls.push(call),
    }),
    breaker: null,
  };
}

const QUERY = '#graphql query Any { product(handle: "x") { id } }' as never;
const ask = (context = aContext(), cache: CachingStrategy = CacheNone()) =>
  queryStorefront(context, QUERY, {fields: ['product'] as never[], variables: {} as never, cache});

const answer = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, {'content-type': 'application/json'}).end(body);

describe('a field that may fail', () => {
  const PATHLESS = '{"message":"throttled"}';
  const EXTRA = '{"message":"no such field today","path":["extra",0]}';
  const OTHER = '{"message":"broken","path":["product","title"]}';
  const askBoth = (context = aContext()) =>
    queryStorefront(context, QUERY, {
      fields: ['product'] as never[],
      mayFail: ['extra'] as never[],
      variables: {} as never,
      cache: CacheShort(),
    });

  it.each([
    ['its own error', [EXTRA], true],
    ['its own error beside another’s', [EXTRA, OTHER], false],
    ['an error without a path', [PATHLESS], false],
  ])('costs the page nothing but itself: %s', async (_, errors, isOk) => {
    respond = answer(200, `{"data":{"product":{},"extra":null},"errors":[${errors.join()}]}`);
    expect((await askBoth()).ok).toBe(isOk);
  });

  it('is asked for again with the next page', async () => {
    const context = aContext();
    respond = answer(200, `{"data":{"product":{},"extra":null},"errors":[${EXTRA}]}`);
    await askBoth(context);
    respond = answer(200, '{"data":{"product":{},"extra":[1]}}');
    expect(await askBoth(context)).toEqual({ok: true, data: {product: {}, extra: [1]}});
  });
});

describe('a storefront query', () => {
  it('posts to the 2025-07 API with the public token and the shop’s country', async () => {
    respond = answer(200, '{"data":{"product":null}}');
    expect(await ask()).toEqual({ok: true, data: {product: null}});
    expect(asked[0]?.url).toBe('/api/2025-07/graphql.json');
    expect(asked[0]?.headers['x-shopify-storefront-access-token']).toBe('public-token');
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      variables: {country: 'CA', language: 'EN'},
    });
  });

  it.each([
    [402, '{"errors":"plan"}', 'Shopify: Payment required'],
    [402, '', 'Shopify: Payment required'],
    [402, '<html>Payment</html>', 'Shopify: Payment required'],
    [401, '{"errors":[{"message":""}]}', 'Shopify: Unauthorized'],
    [403, '["a top-level list"]', 'Shopify: Access Denied'],
    [500, '{}', 'Shopify Connection Error'],
  ])('keeps the status of a %i with body %j', async (status, body, title) => {
    respond = answer(status, body);
    expect(await ask()).toMatchObject({ok: false, notice: {title}});
  });

  it.each([
    ['a list', '{"errors":[{"message":"Throttled"},{"message":"Again"}]}', 'Throttled, Again'],
    ['a string', '{"errors":"Throttled"}', 'Throttled'],
    ['an object', '{"errors":{"query":"missing"}}', 'missing'],
    ['a list beside data', '{"data":{"product":null},"errors":[{"message":"Half"}]}', 'Half'],
  ])('gives bare GraphQL messages from %s', async (_, body, description) => {
    respond = answer(200, body);
    const notice = {title: 'Shopify API Error', description};
    expect(await ask()).toEqual({ok: false, notice});
  });

  it.each([
    ['cut JSON', '{"data":{"prod'],
    ['HTML', '<html></html>'],
    ['nothing', ''],
    ['no data', '{}'],
    ['null data', '{"data":null}'],
    ['data without the root field', '{"data":{"other":1}}'],
  ])('takes %s for a failure', async (_, body) => {
    respond = answer(200, body);
    expect(await ask()).toMatchObject({ok: false, notice: {title: 'Shopify Connection Error'}});
  });

  it('takes a dropped connection for a failure', async () => {
    respond = (response) => void response.destroy();
    expect(await ask()).toMatchObject({
      ok: false,
      notice: {title: 'Shopify Connection Error', description: 'No connection to the shop'},
    });
  });

  it('asks again after a failure, and not after a success', async () => {
    const context = aContext();
    respond = answer(200, '{"errors":[{"message":"Throttled"}]}');
    expect((await ask(context, CacheShort())).ok).toBe(false);
    respond = answer(200, '{"data":{"product":null}}');
    expect((await ask(context, CacheShort())).ok).toBe(true);
    await Promise.all(work);
    expect((await ask(context, CacheShort())).ok).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('is told to the watch when the storefront was asked, and not when the cache was', async () => {
    const context = aContext();
    respond = answer(200, '{"data":{"product":null}}');
    await ask(context, CacheShort());
    await Promise.all(work);
    await ask(context, CacheShort());
    respond = answer(503, '');
    await ask(context);
    expect(calls.map(({status, fault}) => [status, fault])).toEqual([
      [200, undefined],
      [503, 'http'],
    ]);
  });

  it('is tried once more when the connection breaks', async () => {
    respond = (response) =>
      asked.length === 1
        ? void response.destroy()
        : answer(200, '{"data":{"product":null}}')(response);
    expect((await ask()).ok).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('spares a storefront that is known to be silent', async () => {
    const breaker = createBreaker();
    for (const wasSilent of [true, true, true]) breaker.note(wasSilent);
    expect(await ask({...aContext(), breaker})).toMatchObject({
      ok: false,
      notice: {description: 'No answer in time'},
    });
    expect(asked).toEqual([]);
    expect(calls).toMatchObject([{status: null, fault: 'spared'}]);
  });
});
