import {beforeEach, describe, expect, it, vi} from 'vitest';
import {functionSuccessSchema} from '#contracts/reply';
import {verifyVisitor} from '#contracts/security/visitor-signature';
import {callFunction} from './functions.server';
import {aFunctionContext} from '../../../tests/support/app/a-function-context';

const CONTEXT = aFunctionContext();
const BODY = {email: 'jo@example.ca'};
const CALL = {body: BODY, schema: functionSuccessSchema};

const call = (fetchFunction: typeof fetch) => callFunction(CONTEXT, 'any', CALL, fetchFunction);

const respondsWith =
  (status: number, body: string, headers = {}) =>
  async () =>
    new Response(body, {status, headers});

const INVALID_JWT = respondsWith(401, '{"code":401,"message":"Invalid JWT"}');

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});

describe('a call of a function', () => {
  it('posts the body with the key and the visitor’s IP address', async () => {
    const requests: Request[] = [];
    const outcome = await callFunction(CONTEXT, 'newsletter-signup', CALL, async (url, init) => {
      requests.push(new Request(url, init));
      return Response.json({ok: true, id: '1'});
    });
    expect(outcome).toEqual({ok: true, reply: {ok: true, id: '1'}});
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('https://backend.example/functions/v1/newsletter-signup');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      apikey: 'anon.jwt.key',
      authorization: 'Bearer anon.jwt.key',
      'content-type': 'application/json',
      'x-visitor-address': '203.0.113.7',
      'x-request-id': CONTEXT.requestLog.id,
    });
    expect(await verifyVisitor('forward-secret', request!.headers, Date.now())).toEqual({
      address: '203.0.113.7',
    });
    expect(await request?.json()).toEqual(BODY);
    expect(logged).toEqual([]);
  });

  it('omits an unknown address', async () => {
    let headers = new Headers();
    await callFunction({...CONTEXT, buyerIp: null}, 'any', CALL, async (_, init) => {
      headers = new Headers(init?.headers);
      return Response.json({ok: true, id: '1'});
    });
    expect(headers.has('x-visitor-address')).toBe(false);
  });

  it.each<[string, () => Promise<Response>, object]>([
    [
      'words and a delay',
      respondsWith(429, '{"error":{"message":"Not so fast"}}', {'retry-after': '60'}),
      {message: 'Not so fast', rejection: {status: 429, field: null, retryAfter: '60'}},
    ],
    [
      'a field',
      respondsWith(400, '{"error":{"message":"Too long","fields":{"name":"Too long"}}}'),
      {message: 'Too long', rejection: {status: 400, field: 'name', retryAfter: null}},
    ],
  ])(
    'returns a refusal with %s, logged once and without the input',
    async (_, respond, expected) => {
      expect(await call(respond)).toEqual({ok: false, ...expected});
      expect(logged).toHaveLength(1);
      expect(logged[0]).not.toContain(BODY.email);
    },
  );

  it.each<[string, () => Promise<Response>, string | null]>([
    ['words', respondsWith(500, '{"error":{"message":"The list is full"}}'), 'The list is full'],
    [
      'words under a status of success',
      respondsWith(200, '{"error":{"message":"The list is full"}}'),
      'The list is full',
    ],
    ['words that are empty', respondsWith(500, '{"error":{"message":""}}'), null],
    ['an empty body', respondsWith(500, ''), null],
    ['a refusal of somebody else', INVALID_JWT, null],
    ["some proxy's page", respondsWith(502, '<html>Bad Gateway</html>'), null],
    ["another network's page", respondsWith(200, '<html>Sign in to the network</html>'), null],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), null],
  ])('returns a failure with %s, logged once', async (_, fetchFunction, message) => {
    expect(await call(fetchFunction)).toEqual({ok: false, message, rejection: null});
    expect(logged).toHaveLength(1);
  });

  it('times out', async () => {
    const neverResponds: typeof fetch = (_, init) =>
      new Promise((_, reject) => {
        const {signal} = init!;
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
      });
    const outcome = await callFunction(CONTEXT, 'any', {...CALL, limitMs: 20}, neverResponds);
    expect(outcome).toEqual({ok: false, message: null, rejection: null});
    expect(logged[0]).toContain('timeout');
  });

  it('logs which key to set when the gateway refuses it', async () => {
    await call(INVALID_JWT);
    expect(logged[0]).toContain('verify_jwt is false');
  });

  it('fails without a configured backend, and sends no request', async () => {
    const env = {...CONTEXT.env, SUPABASE_URL: undefined};
    const outcome = await callFunction({...CONTEXT, env}, 'any', CALL, async () => {
      throw new Error('was called');
    });
    expect(outcome).toEqual({ok: false, message: null, rejection: null});
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      event: 'failure',
      id: CONTEXT.requestLog.id,
      what: 'function any',
      reason: 'Error: SUPABASE_URL is not set',
    });
  });
});
