import {trackingSources} from '~/lib/analytics/tracking-settings';
import {ASSET_SOURCES} from '~/lib/asset-base';

const SHOPIFY_CDN = 'https://cdn.shopify.com';

/**
 * The style sheet that sonner writes into the page as it loads; it takes no nonce. The hash belongs to the installed
 * version, and a test says when it does not.
 */
export const SONNER_STYLE_HASH = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** Of no style at all: sonner puts the element into the page before it writes its style into it. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** For what is no page, such as data, a feed or a redirect: should a browser ever show it, nothing in it works. */
export const BARE_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The content security policy of the shop's pages: inline scripts run by their hashes and others from the
 * build's files, strings never become code (Trusted Types), pictures come from Shopify's network, the store and the form backend, and forms go to this site and
 * the hosted checkout. Who measures is let in where the shop measures. Over https everything is asked for by https.
 */
export function shopSecurityPolicy(
  env: Env,
  {scriptHashes, isHttps}: {scriptHashes: readonly string[]; isHttps: boolean},
): string {
  const self = ["'self'", ...ASSET_SOURCES];
  const store = originOf(env.PUBLIC_STORE_DOMAIN);
  const backend = env.SUPABASE_URL ? originOf(env.SUPABASE_URL) : store;
  const tracking = trackingSources(env);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...self, ...scriptHashes, ...(tracking?.script ?? [])],
    'style-src': [...self, SONNER_STYLE_HASH, EMPTY_STYLE_HASH],
    // Colours and measures of single pictures, which the server writes into their `style`.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': self,
    'img-src': unique(
      "'self'",
      SHOPIFY_CDN,
      store,
      backend,
      'data:',
      'blob:',
      ...(tracking?.img ?? []),
    ),
    'connect-src': [...self, ...(tracking ? [...tracking.connect, ...checkoutOrigins(env)] : [])],
    'form-action': unique("'self'", ...checkoutOrigins(env)),
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    // The service worker.
    'worker-src': ["'self'"],
    // The scripts of those who measure know nothing of Trusted Types.
    ...(!tracking && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'product-description'],
    }),
    ...(isHttps && {'upgrade-insecure-requests': []}),
    ...(process.env.NODE_ENV === 'development' && FOR_VITE),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The development server writes styles into the page, speaks over a socket and shows its errors as HTML. */
const FOR_VITE: Record<string, readonly string[]> = {
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'trusted-types': ['*'],
};

/** Where a checkout of this store may be: on the store's own domain, and on the one that it was given for checkouts. */
export function checkoutOrigins(env: Env): string[] {
  return unique(
    originOf(env.PUBLIC_STORE_DOMAIN),
    originOf(env.PUBLIC_CHECKOUT_DOMAIN ?? env.PUBLIC_STORE_DOMAIN),
  );
}

/** `https://` unless the domain brings its own protocol, as the store of the embedded backend does. */
function originOf(domain: string): string {
  return new URL(domain.includes('://') ? domain : `https://${domain}`).origin;
}

function unique(...sources: string[]): string[] {
  return [...new Set(sources)];
}
