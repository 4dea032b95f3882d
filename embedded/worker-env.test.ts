import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../store/settings';
import {workerEnv} from './worker-env';

const BACKEND = {
  origin: 'http://localhost:3001',
  keys: {storefrontToken: 'a'.repeat(32), anonKey: 'anon', forwardSecret: 'forward'},
};
const envOf = (variables: Record<string, string>, backend: typeof BACKEND | null = BACKEND) =>
  workerEnv(readEnvironment(variables, '/no/such/file'), backend);

describe('the worker’s environment', () => {
  it('uses the embedded backend', () => {
    expect(envOf({})).toMatchObject({
      PUBLIC_STORE_DOMAIN: 'http://localhost:3001',
      PUBLIC_STOREFRONT_API_TOKEN: BACKEND.keys.storefrontToken,
      PUBLIC_CHECKOUT_DOMAIN: 'http://localhost:3001',
      SUPABASE_URL: 'http://localhost:3001',
      SUPABASE_ANON_KEY: 'anon',
      SHOP_FORWARD_SECRET: 'forward',
      SHOP_CACHE: 'on',
    });
  });

  it('disables caches, unless configured otherwise, and limits with the test controls', () => {
    expect(envOf({EMBEDDED_CONTROL: '1'})).toMatchObject({
      SHOP_CACHE: 'off',
      SHOP_ASSISTANT_LIMIT: 'off',
    });
    expect(envOf({EMBEDDED_CONTROL: '1', SHOP_CACHE: 'on'}).SHOP_CACHE).toBe('on');
  });

  it('uses a real store without embedded parts', () => {
    const real = envOf({PUBLIC_STORE_DOMAIN: 'shop.example', PUBLIC_STOREFRONT_API_TOKEN: 't'});
    expect(real).toMatchObject({PUBLIC_STORE_DOMAIN: 'shop.example', SUPABASE_ANON_KEY: 'anon'});
    expect(real.PUBLIC_CHECKOUT_DOMAIN).toBeUndefined();
  });

  it('applies SHOP_CLOCK to the embedded store only', () => {
    const clock = {SHOP_CLOCK: '2030-01-01T00:00:00Z'};
    expect(Number(envOf(clock).SHOP_CLOCK_OFFSET_MS)).toBeGreaterThan(0);
    expect(envOf({...clock, PUBLIC_STORE_DOMAIN: 's.example'}).SHOP_CLOCK_OFFSET_MS).toBe('0');
    expect(envOf(clock, null).SHOP_CLOCK_OFFSET_MS).toBe('0');
  });
});
