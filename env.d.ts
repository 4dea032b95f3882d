/// <reference types="vite/client" />
/// <reference types="@shopify/remix-oxygen" />
/// <reference types="@shopify/oxygen-workers-types" />

import type {createAppLoadContext} from '~/lib/context';

declare global {
  /** A worker has only `NODE_ENV`, which the build replaces. */
  const process: {
    env: {
      NODE_ENV: 'production' | 'development';
      /** For `vite.config.ts`, which Node.js runs. */
      SHOP_BUILD_FOLDER?: string;
    };
  };

  /** The worker's variables. `.env.example` explains each one. */
  interface Env {
    PUBLIC_STORE_DOMAIN: string;
    PUBLIC_STOREFRONT_API_TOKEN: string;
    PRIVATE_STOREFRONT_API_TOKEN?: string;
    PUBLIC_STOREFRONT_ID?: string;
    PUBLIC_CHECKOUT_DOMAIN?: string;
    SUPABASE_URL?: string;
    SUPABASE_ANON_KEY?: string;
    SHOP_FORWARD_SECRET?: string;
    PUBLIC_GA4_ID?: string;
    LOG_REQUESTS?: string;
    SHOP_CACHE?: string;
    SHOP_SERVICE_WORKER?: string;
    SHOP_ASSISTANT_LIMIT?: string;
    SHOP_TIMEOUT_MS?: string;
    SHOP_CLOCK_OFFSET_MS?: string;
  }
}

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends Awaited<ReturnType<typeof createAppLoadContext>> {}
}
