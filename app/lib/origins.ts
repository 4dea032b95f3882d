/** The origins of the hosted checkout: the store's domain and its checkout domain. */
export function checkoutOrigins(env: Env): string[] {
  const domains = [env.PUBLIC_STORE_DOMAIN, env.PUBLIC_CHECKOUT_DOMAIN ?? env.PUBLIC_STORE_DOMAIN];
  return [...new Set(domains.map(originOf))];
}

/** Adds `https://` unless the domain already has a protocol, as in the embedded backend. */
export function originOf(domain: string): string {
  return new URL(domain.includes('://') ? domain : `https://${domain}`).origin;
}

/** '/' on this site, or on Oxygen a folder of Shopify's CDN for each deployment, with a slash at its end. */
const ASSET_BASE = import.meta.env.BASE_URL;

/** The build's folder as a content security policy source; empty on this site, which `'self'` covers. */
export const ASSET_SOURCES: readonly string[] = ASSET_BASE.startsWith('/') ? [] : [ASSET_BASE];
