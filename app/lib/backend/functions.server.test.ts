import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createRequestLog} from '~/lib/observability/request-log';
import {verifyVisitor} from '#contracts/visitor-signature';
import {submitToFunction} from './functions.server';

const CONTEXT = {
  env: {
    PUBLIC_STORE_DOMAIN: 'store.example',
    PUBLIC_STOREFRONT_API_TOKEN: 'token',
    SUPABASE_URL: 'https://backend.example',
    SUPABASE_ANON_KEY: 'anon.jwt.key',
    SHOP_FORWARD_SECRET: 'forward-secret',
  },
  buyerIp: '203.0.113.7',
  requestLog: createRequestLog(new Request('https://shop.example/'), {
    writesEveryRequest: false,
  }),
};
const BODY = {email: 'jo@example.ca'};

const respondsWith =
  (status: number, body: string, headers = {}) =>
  async () =>
    new Response(body, {status, headers});

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe('a call of a function', () => {
  it('posts the body with the key and the visitor’s address', async () => {
    const requests: Request[] = [];
    const outcome = await submitToFunction(
      CONTEXT,
      'newsletter-signup',
      BODY,
      async (url, init) => {
        requests.push(new Request(url, init));
        return Response.json({ok: true, id: '1'});
      },
    );
    expect(outcome).toEqual({ok: true});
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

  it('sends a publishable key, which is no JWT, as apikey alone', async () => {
    let headers = new Headers();
    const env = {...CONTEXT.env, SUPABASE_ANON_KEY: 'sb_publishable_abc-123'};
    await submitToFunction({...CONTEXT, env}, 'any', BODY, async (_, init) => {
      headers = new Headers(init?.headers);
      return Response.json({ok: true, id: '1'});
    });
    expect(headers.get('apikey')).toBe('sb_publishable_abc-123');
    expect(headers.has('authorization')).toBe(false);
  });

  it('omits an unknown address', async () => {
    let headers = new Headers();
    await submitToFunction({...CONTEXT, buyerIp: null}, 'any', BODY, async (_, init) => {
      headers = new Headers(init?.headers);
      return Response.json({ok: true, id: '1'});
    });
    expect(headers.has('x-visitor-address')).toBe(false);
  });

  it.each([
    {
      name: 'a rejection with words',
      fetchFunction: respondsWith(
        429,
        '{"error":{"code":"too_many_requests","message":"Not so fast"}}',
        {'retry-after': '60'},
      ),
      expected: {
        ok: false,
        message: 'Not so fast',
        rejection: {status: 429, field: null, retryAfter: '60'},
      },
    },
    {
      name: 'a rejection of a field',
      fetchFunction: respondsWith(
        400,
        '{"error":{"message":"Too long","fields":{"name":"Too long"}}}',
      ),
      expected: {
        ok: false,
        message: 'Too long',
        rejection: {status: 400, field: 'name', retryAfter: null},
      },
    },
    {
      name: 'a failure with words',
      fetchFunction: respondsWith(500, '{"error":{"message":"The list is full"}}'),
      expected: {ok: false, message: 'The list is full', rejection: null},
    },
    {
      name: 'words of failure under a status of success',
      fetchFunction: respondsWith(200, '{"error":{"message":"The list is full"}}'),
      expected: {ok: false, message: 'The list is full', rejection: null},
    },
    {
      name: 'a rejection of somebody else',
      fetchFunction: respondsWith(401, '{"code":401,"message":"Invalid JWT"}'),
      expected: {ok: false, message: null, rejection: null},
    },
    {
      name: 'a failure with an empty body',
      fetchFunction: respondsWith(500, ''),
      expected: {ok: false, message: null, rejection: null},
    },
    {
      name: "some proxy's page",
      fetchFunction: respondsWith(502, '<html>Bad Gateway</html>'),
      expected: {ok: false, message: null, rejection: null},
    },
    {
      name: "some proxy's page in place of the response",
      fetchFunction: respondsWith(200, '<html>Sign in to the network</html>'),
      expected: {ok: false, message: null, rejection: null},
    },
    {
      name: 'words that are empty',
      fetchFunction: respondsWith(500, '{"error":{"message":""}}'),
      expected: {ok: false, message: null, rejection: null},
    },
    {
      name: 'a broken connection',
      fetchFunction: async () => {
        throw new TypeError('fetch failed');
      },
      expected: {ok: false, message: null, rejection: null},
    },
  ])('returns $name as a failure, logged once and without the input', async (row) => {
    const outcome = await submitToFunction(CONTEXT, 'any', BODY, row.fetchFunction);
    expect(outcome).toEqual(row.expected);
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain(BODY.email);
  });

  it('logs which key to set when the gateway refuses it', async () => {
    await submitToFunction(
      CONTEXT,
      'any',
      BODY,
      respondsWith(401, '{"code":401,"message":"Invalid JWT"}'),
    );
    expect(logged[0]).toContain('verify_jwt is false');
  });

  it('fails without a configured backend, and sends no request', async () => {
    const env = {...CONTEXT.env, SUPABASE_URL: undefined};
    const outcome = await submitToFunction({...CONTEXT, env}, 'any', BODY, async () => {
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
