import {describe, expect, it} from 'vitest';
import {createFunctionContext} from './create-function-context.ts';

const REQUIRED = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_DB_URL: 'postgres://localhost/postgres',
  SUPABASE_SERVICE_ROLE_KEY: 'key',
  RESEND_API_KEY: 're_1',
  SHOP_URL: 'https://shop.example',
  SHOP_FORWARD_SECRET: 'a',
  SCHEDULER_SECRET: 'b',
  ADDRESS_HASH_SECRET: 'c',
};
const HOST = {now: () => new Date(), areLimitsOn: () => true, waitUntil: () => {}};
const create = (variables: Record<string, string>) =>
  createFunctionContext({...REQUIRED, ...variables}, HOST);

describe('the store of the functions', () => {
  it('is null without a token', () => {
    const {store, webhooks} = create({PUBLIC_STORE_DOMAIN: 'name.myshopify.com'});
    expect([store, webhooks]).toEqual([null, null]);
  });

  it('is the store of the domain', () => {
    const {store, webhooks} = create({
      PUBLIC_STORE_DOMAIN: 'name.myshopify.com',
      SHOPIFY_ADMIN_TOKEN: 'shpat_1',
      SHOPIFY_WEBHOOK_SECRET: 'secret',
    });
    expect(store).not.toBeNull();
    expect(webhooks).toEqual({shopDomain: 'name.myshopify.com', secret: 'secret'});
  });

  it.each(['SHOPIFY_ADMIN_TOKEN', 'SHOPIFY_WEBHOOK_SECRET'])('requires a domain for %s', (name) => {
    expect(() => create({[name]: 'x'})).toThrow('without PUBLIC_STORE_DOMAIN');
  });
});
