import {beforeEach, describe, expect, it} from 'vitest';
import {createFaults} from '../control/faults';
import type {Handler} from '../http';
import {createFunctionsGateway} from './gateway';

const keys = {anonKey: 'anon.jwt.key', serviceRoleKey: 'service.jwt.key'};
const faults = createFaults();
let gateway: Handler;
let calls: number;

beforeEach(() => {
  calls = 0;
  const handler: Handler = async () => {
    calls += 1;
    return Response.json({ok: true});
  };
  gateway = createFunctionsGateway({handlers: new Map([['known', handler]]), keys, faults});
});

const call = (path: string, headers: Record<string, string> = {}) =>
  gateway(new Request(`http://localhost/functions/v1/${path}`, {method: 'POST', headers}));
const withKey = (key: string) => ({authorization: `Bearer ${key}`});

describe('the gateway of the functions', () => {
  it.each([keys.anonKey, keys.serviceRoleKey])('accepts a request with the key %s', async (key) => {
    expect(await (await call('known', withKey(key))).json()).toEqual({ok: true});
  });

  it.each<[string, Record<string, string>, string]>([
    ['no key', {}, 'Missing authorization header'],
    ['a key in another header', {apikey: keys.anonKey}, 'Missing authorization header'],
    ['another key', withKey('other.jwt.key'), 'Invalid JWT'],
  ])('rejects %s', async (_, headers, reason) => {
    const response = await call('known', headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({code: 401, message: reason});
    expect(calls).toBe(0);
  });

  it('rejects a publishable key as a bearer, even if verify_jwt is false, and accepts it as apikey', async () => {
    const open = createFunctionsGateway({
      handlers: new Map([['newsletter-signup', async () => Response.json({ok: true})]]),
      keys,
      faults,
    });
    const key = 'sb_publishable_abc';
    const ask = (headers: Record<string, string>) =>
      open(new Request('http://localhost/functions/v1/newsletter-signup', {headers}));
    expect((await ask({apikey: key, ...withKey(key)})).status).toBe(401);
    expect((await ask({apikey: key})).status).toBe(200);
  });
});
