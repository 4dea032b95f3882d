import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadCertificate} from './load-certificate.server';
import {aFunctionContext} from '../../../tests/support/app/a-function-context';

const CONTEXT = aFunctionContext();
const NUMBER = 'MH-2026-000123-K7Q2M0';
const CERTIFICATE = {
  number: NUMBER,
  kind: 'print',
  handle: 'moon-road',
  title: 'Moon Road',
  artist: 'Maren Hallet',
  medium: null,
  size: null,
  year: null,
  edition: null,
  picture: null,
  issuedAt: '2026-11-21T12:00:00.000Z',
};
const failure = {error: {code: 'x', message: 'No'}};

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => vi.restoreAllMocks());

it.each<[string, () => Promise<Response>, object]>([
  [
    'a certificate',
    async () => Response.json({ok: true, certificate: CERTIFICATE}),
    {status: 'found', certificate: CERTIFICATE},
  ],
  ['an unknown one', async () => Response.json(failure, {status: 404}), {status: 'unknown'}],
  [
    'too many look-ups',
    async () => Response.json(failure, {status: 429, headers: {'retry-after': '60'}}),
    {status: 'limited', retryAfter: '60'},
  ],
])('finds %s, which is no failure', async (_, response, found) => {
  expect(await loadCertificate(CONTEXT, NUMBER, response)).toEqual(found);
  expect(logged).toEqual([]);
});

it.each<[string, () => Promise<Response>]>([
  ['an error', async () => Response.json(failure, {status: 500})],
  ['a refused key', async () => Response.json({message: 'Invalid JWT'}, {status: 401})],
  ['a proxy’s 404', async () => new Response('<html></html>', {status: 404})],
  ['half a certificate', async () => Response.json({ok: true, certificate: {number: NUMBER}})],
  ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
])('fails, and logs it, on %s', async (_, response) => {
  expect(await loadCertificate(CONTEXT, NUMBER, response)).toEqual({status: 'failed'});
  expect(logged).toHaveLength(1);
});

it('asks for no certificate above the limit of a network', async () => {
  let calls = 0;
  const ask = () =>
    loadCertificate({...CONTEXT, buyerIp: '203.0.113.8'}, NUMBER, async () => {
      calls += 1;
      return Response.json(failure, {status: 404});
    });
  // More than in two minutes, in case one ends during the test.
  const found = [];
  for (let n = 0; n < 121; n += 1) found.push(await ask());
  expect(calls).toBeLessThanOrEqual(120);
  expect(found).toContainEqual({status: 'limited', retryAfter: '60'});
});
