import {afterAll, describe, expect, it} from 'vitest';
import {startShop} from '../support/shop';

/** A store that does not exist, in the variables that Oxygen sets: only the worker is tested here. */
const PRODUCTION_VARIABLES = {
  PUBLIC_STORE_DOMAIN: 'no-such-store.invalid',
  PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.no-such-store.invalid',
  SUPABASE_URL: 'https://no-such-project.invalid',
  SUPABASE_ANON_KEY: 'anon',
};

const shop = await startShop({env: PRODUCTION_VARIABLES});
afterAll(() => shop.close());

describe('the built worker with production variables', () => {
  it('starts no embedded backend', async () => {
    await expect(fetch(shop.backendUrl)).rejects.toThrow();
  });

  it('serves pages that need no store', async () => {
    const response = await fetch(`${shop.url}/pages/terms`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('June 28, 2023');
  });

  it('renders a product page when the store cannot be reached', async () => {
    const response = await fetch(`${shop.url}/product/first-light`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('Product not found');
  });

  it('allows pictures of Shopify’s CDN and nothing on localhost', async () => {
    const response = await fetch(`${shop.url}/`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('https://cdn.shopify.com');
    expect(policy).toContain('https://checkout.no-such-store.invalid');
    expect(policy).not.toMatch(/localhost|127\.0\.0\.1|https:\/\/https?:/);
  });
});
