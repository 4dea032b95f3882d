import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createAdminRunner} from './shopify-admin.ts';
import {createTokenSource, findAdminToken} from './shopify-token.ts';

const ORIGIN = 'https://store.example';
const APP = {clientId: 'id', clientSecret: 'secret'};
const DAY_S = 86_399;

/** A store that issues a new token each time, and records the token of each call. */
function startStore(status = 200) {
  let given = 0;
  const store = vi.fn(async (url: string, init: RequestInit) => {
    if (url === `${ORIGIN}/admin/oauth/access_token`) {
      given += 1;
      return Response.json({access_token: `token-${given}`, expires_in: DAY_S}, {status});
    }
    const used = new Headers(init.headers).get('x-shopify-access-token');
    return Response.json({data: {used}});
  });
  vi.stubGlobal('fetch', store);
  return store;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the token of an app of the Dev Dashboard', () => {
  it('is requested with its credentials, and again shortly before it expires', async () => {
    const store = startStore();
    const run = createAdminRunner(
      {origin: ORIGIN, token: createTokenSource(ORIGIN, APP)},
      {timeoutMs: 1000},
    );
    const used = async () => (await run<{used: string}>('{ used }', {})).used;
    expect([await used(), await used()]).toEqual(['token-1', 'token-1']);
    expect(Object.fromEntries(store.mock.calls[0]![1].body as URLSearchParams)).toEqual({
      grant_type: 'client_credentials',
      client_id: 'id',
      client_secret: 'secret',
    });
    vi.advanceTimersByTime((DAY_S - 11 * 60) * 1000);
    expect(await used()).toBe('token-1');
    vi.advanceTimersByTime(2 * 60_000);
    expect(await used()).toBe('token-2');
  });

  it('may take no longer than the call that needs it, and is used by the next one', async () => {
    const store = startStore();
    const slow = new Promise((resolve) => setTimeout(resolve, 5000));
    const respond = store.getMockImplementation()!;
    store.mockImplementationOnce(async (...request) => slow.then(() => respond(...request)));
    const run = createAdminRunner(
      {origin: ORIGIN, token: createTokenSource(ORIGIN, APP)},
      {timeoutMs: 1000},
    );
    const first = run('{ used }', {}).catch((error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await Promise.race([first, 'waiting'])).toBe('TimeoutError');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await run('{ used }', {})).toEqual({used: 'token-1'});
  });

  it('is requested once more after a refusal, which names no secret', async () => {
    startStore(401);
    const token = createTokenSource(ORIGIN, APP);
    const refusal = await token().catch((error: Error) => error.message);
    expect(refusal).toContain('(401)');
    expect(refusal).not.toContain('secret');
    startStore();
    expect(await token()).toBe('token-1');
  });
});

describe('the token of a store', () => {
  it('is that of a custom app, if there is one', () => {
    const both = {SHOPIFY_ADMIN_TOKEN: 'shpat_1', SHOPIFY_CLIENT_ID: 'a'};
    expect(findAdminToken(ORIGIN, both)).toBe('shpat_1');
  });

  it('is null without complete credentials', () => {
    expect(findAdminToken(ORIGIN, {SHOPIFY_CLIENT_ID: 'a'})).toBeNull();
    const whole = {SHOPIFY_CLIENT_ID: 'a', SHOPIFY_CLIENT_SECRET: 'b'};
    expect(findAdminToken(ORIGIN, whole)).toBeTypeOf('function');
  });
});
