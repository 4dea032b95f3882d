import {GOOGLE_ID} from './google';
import {startShop, type Shop} from './shop';
import {test as base} from './test';

/** `test` with a shop with Google's and Shopify's analytics; Shopify is another shop's embedded backend. */
export const test = base.extend<object, {shop: Shop}>({
  shop: [
    async ({}, use) => {
      const backend = await startShop();
      const {storefrontToken, anonKey} = await backend.control.keys();
      const shop = await startShop({
        env: {
          PUBLIC_STORE_DOMAIN: backend.backendUrl,
          PUBLIC_STOREFRONT_API_TOKEN: storefrontToken,
          PUBLIC_STOREFRONT_ID: '1000012345',
          PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
          PUBLIC_GA4_ID: GOOGLE_ID,
          SUPABASE_URL: backend.backendUrl,
          SUPABASE_ANON_KEY: anonKey,
        },
      });
      await use({...shop, control: backend.control, backendUrl: backend.backendUrl});
      await Promise.all([shop.close(), backend.close()]);
    },
    {scope: 'worker', timeout: 240_000},
  ],
});
