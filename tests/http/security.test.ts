import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {sendRaw} from '../support/raw-request';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

it.each([
  '/',
  '/product/first-light',
  '/product/first-light.data',
  '/products/first-light',
  '/no/such/page',
  '/cart',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/%E0%A4%A',
])('every response of the worker has the security headers: %s', async (path) => {
  const {headers} = await shop.get(path, {redirect: 'manual'});
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  expect(headers.get('content-security-policy')).toMatch(/base-uri 'none'/);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
});

describe('a request that no page accepts', () => {
  it.each(['GET', 'HEAD'])('is rejected without a stack trace: %s with a body', async (method) => {
    const headers = {'content-length': '3'};
    const answer = await sendRaw(shop.url, {
      path: '/product/first-light',
      method,
      headers,
      body: 'x=1',
    });
    expect(answer.status).toBe(400);
    expect(shop.readOutput()).not.toContain('TypeError');
  });

  it('is rejected without a stack trace: route data in an older Remix’s format', async () => {
    shop.readOutput();
    expect((await shop.get('/?_data=root')).status).toBe(400);
    expect(shop.readOutput()).toBe('');
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('is rejected by a form: %s', async (method) => {
    const body = new URLSearchParams({name: 'Ada', email: 'ada@example.ca'});
    for (const path of [
      '/contact',
      '/newsletter',
      '/api/forms/newsletter',
      '/unsubscribe',
      '/cart',
    ]) {
      const {status, headers} = await shop.get(path, {method, body});
      expect(status, path).toBe(405);
      expect(headers.get('allow'), path).toBe('GET, HEAD, POST');
    }
  });
});

it('rejects a form post from another site with an error page', async () => {
  const headers = {origin: 'https://evil.example'};
  const {status, text} = await sendRaw(shop.url, {path: '/contact', method: 'POST', headers});
  expect(status).toBe(403);
  expect(pageText(text)).toContain('This wasn’t sent');
});

it.each(['{', '{}'])('rejects an invalid policy report: %s', async (body) => {
  const headers = {'content-type': 'application/csp-report'};
  const response = await fetch(`${shop.url}/api/violations`, {method: 'POST', headers, body});
  expect(response.status).toBe(400);
});

it('security.txt names a contact and expires within a year', async () => {
  const {html: text} = await shop.get('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
});

describe('a gift note and a discount code', () => {
  const checkOut = async (fields: {note?: string; discountCode?: string}) => {
    const merchandiseId = await shop.variantOn('/product/first-light');
    return fetch(`${shop.url}/cart`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({lines: [{variantId: merchandiseId, quantity: 1}], ...fields}),
    });
  };

  it.each([
    ['control characters', {note: 'For\u0000 Ada\r\nBcc: x\u001b'}],
    ['half of a character', {note: 'For Ada \ud800'}],
    ['such a code', {discountCode: 'A\u0000\ud800\n'}],
  ])('may have %s, and the checkout opens', async (_name, fields) => {
    const response = await checkOut(fields);
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('checkoutUrl');
  });

  it.each([{note: 'x'.repeat(501)}, {discountCode: 'x'.repeat(256)}])(
    'are rejected when they are too long: %j',
    async (fields) => expect((await checkOut(fields)).status).toBe(400),
  );
});

it("the browser's files contain no secret", () => {
  const secrets = [
    'PRIVATE_STOREFRONT',
    'SERVICE_ROLE',
    'service_role',
    'RESEND_API',
    'SUPABASE_ANON',
  ];
  const values = Object.values(shop.keys());
  const files = readdirSync('dist/client', {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(js|css|html|json|map)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(join('dist/client', file), 'utf8');
    const found = [...secrets, ...values].filter((secret) => text.includes(secret));
    expect(found, file).toEqual([]);
  }
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'];
const PATHS = [
  '/',
  '/product/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  `/product/${'x'.repeat(3000)}`,
  '/%E0%A4%A',
  '//evil.example',
  '/%2f%2fevil.example',
  '/products/%2f%2fevil.example',
  '/?redirect=https://evil.example',
  '/product/first-light.data?_routes=x',
  '/.env',
  `/collections/prints?cursor=${'%ff'.repeat(50)}`,
  '/cart',
  '/contact',
  '/api/launched/%00',
  '/pages/%5c',
  '/__manifest?p=/x',
  `/certificate?number=${'7'.repeat(59)}%F0%9F%98%80`,
  '/certificate?number=//evil.example',
  `/?${'a=1&'.repeat(2000)}`,
];
const HEADERS: Record<string, string>[] = [
  {},
  {cookie: `a=${'x'.repeat(2000)}`},
  {cookie: '%%%'},
  {accept: 'application/json'},
  {'content-type': 'text/xml'},
  {'content-type': 'multipart/form-data'},
  {'x-forwarded-host': 'evil.example'},
  {'x-forwarded-proto': 'javascript'},
  {'x-request-id': '"},{"a":"b'},
  {range: 'bytes=9-1'},
  {'if-none-match': '*,"'},
];

it('malformed URLs and headers cause no 5xx, reveal no stack trace and redirect to no other site', async () => {
  const jobs = PATHS.flatMap((path, at) => [
    ...HEADERS.map((headers, index) => ({
      path,
      headers,
      method: METHODS[(at + index) % METHODS.length]!,
    })),
    ...METHODS.map((method) => ({path, method, headers: {}})),
  ]);
  const wrong: string[] = [];
  async function worker() {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const {status, headers, text} = await sendRaw(shop.url, job);
      const {location} = headers;
      const revealsInternals = /\bat \S+ \(|file:\/\/\//.test(text);
      const leavesSite = location !== undefined && new URL(location, shop.url).origin !== shop.url;
      if (status >= 500 || revealsInternals || leavesSite)
        wrong.push(`${status} ${JSON.stringify(job)}`);
    }
  }
  await Promise.all(Array.from({length: 8}, worker));
  expect(wrong).toEqual([]);
  expect(shop.readOutput()).not.toMatch(/uncaught|unhandled|could not be decoded/i);
});
