import {createContentSecurityPolicy} from '@shopify/hydrogen';

const SHOPIFY_CDN = 'https://cdn.shopify.com';

/**
 * The shop's content security policy with a fresh nonce. Pictures come from Shopify's network, the store and the form
 * backend; forms go to this site and the hosted checkout.
 */
export function createShopSecurityPolicy(env: Env) {
  const store = originOf(env.PUBLIC_STORE_DOMAIN);
  const checkout = originOf(env.PUBLIC_CHECKOUT_DOMAIN ?? env.PUBLIC_STORE_DOMAIN);
  const backend = originOf(env.SUPABASE_URL ?? env.PUBLIC_STORE_DOMAIN);
  // Not Hydrogen's `shop`: it glues https:// before domains, and the embedded store brings its own protocol.
  return createContentSecurityPolicy({
    imgSrc: unique("'self'", SHOPIFY_CDN, store, backend, 'data:', 'blob:'),
    mediaSrc: unique("'self'", SHOPIFY_CDN, store),
    fontSrc: unique("'self'", SHOPIFY_CDN),
    connectSrc: unique(store, checkout, backend),
    formAction: unique("'self'", store, checkout),
    objectSrc: ["'none'"],
  });
}

/** `https://` unless the domain brings its own protocol, as the store of the embedded backend does. */
function originOf(domain: string): string {
  return new URL(domain.includes('://') ? domain : `https://${domain}`).origin;
}

function unique(...sources: string[]): string[] {
  return [...new Set(sources)];
}
