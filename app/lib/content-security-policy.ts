import {createContentSecurityPolicy} from '@shopify/hydrogen';

/** The shop's content security policy with a fresh nonce; pictures come from Shopify's CDN, the store and the form backend. */
export function createShopSecurityPolicy(env: Env) {
  const store = originOf(env.PUBLIC_STORE_DOMAIN);
  const backend = env.SUPABASE_URL ? [originOf(env.SUPABASE_URL)] : [];
  return createContentSecurityPolicy({
    // Hydrogen glues https:// before both domains, so a local store is added as an origin below.
    shop: {
      checkoutDomain: bareHost(env.PUBLIC_CHECKOUT_DOMAIN ?? env.PUBLIC_STORE_DOMAIN),
      storeDomain: bareHost(env.PUBLIC_STORE_DOMAIN),
    },
    imgSrc: ["'self'", 'https://cdn.shopify.com', store, 'data:', 'blob:', ...backend],
    mediaSrc: ["'self'", 'https://cdn.shopify.com', store],
    fontSrc: ["'self'", 'https://cdn.shopify.com'],
    connectSrc: [store, ...backend],
    formAction: ["'self'", store, ...checkoutOrigin(env)],
    objectSrc: ["'none'"],
  });
}

function checkoutOrigin(env: Env): string[] {
  return env.PUBLIC_CHECKOUT_DOMAIN ? [originOf(env.PUBLIC_CHECKOUT_DOMAIN)] : [];
}

/** `https://` unless the domain brings its own protocol, as the store of the embedded backend does. */
function originOf(domain: string): string {
  return new URL(domain.includes('://') ? domain : `https://${domain}`).origin;
}

function bareHost(domain: string): string {
  return new URL(originOf(domain)).host;
}
