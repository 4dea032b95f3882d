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
afterEach(() => vi.unstubAllGlobals());

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
])('finds %s without a failure', async (_, response, found) => {
  vi.stubGlobal('fetch', response);
  expect(await loadCertificate(CONTEXT, NUMBER)).toEqual(found);
  expect(logged).toEqual([]);
});

it('fails when the function fails, and logs it', async () => {
  vi.stubGlobal('fetch', async () => Response.json(failure, {status: 500}));
  expect(await loadCertificate(CONTEXT, NUMBER)).toEqual({status: 'failed'});
  expect(logged).toHaveLength(1);
});
