import {
  SHOPIFY_CONSENT_SCRIPT,
  trackingSettings,
  type TrackingEnv,
} from '~/lib/analytics/tracking-settings';
import {ASSET_SOURCES, checkoutOrigins, originOf} from '~/lib/origins';

const SHOPIFY_CDN = 'https://cdn.shopify.com';

/**
 * The style sheet that sonner adds to the page without a nonce. The hash matches the installed version; a test checks
 * it.
 */
export const SONNER_STYLE_HASH = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** The hash of an empty style: sonner inserts the element before its text. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The path that browsers report violations to. */
const VIOLATIONS_PATH = '/api/violations';

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** The hosts that Google's analytics load from and connect to. */
const GOOGLE_SOURCES = {
  // Only this folder, because `/gtm.js` serves anybody's own scripts.
  script: [`${TAG_MANAGER}/gtag/`],
  connect: [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: [TAG_MANAGER, 'https://*.google-analytics.com'],
};

const SHOPIFY_SOURCES = {
  script: [SHOPIFY_CONSENT_SCRIPT],
  connect: [SHOPIFY_CDN, 'https://monorail-edge.shopifysvc.com'],
  img: [],
};

/** The policy of responses that aren't pages, such as data, a feed or a redirect: nothing in them may load or run. */
export const BARE_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The content security policy of the shop's pages. Inline scripts are allowed by hash, and other scripts only from the
 * build's files. Strings never become code (Trusted Types). Images come from Shopify's CDN, the store and the form
 * backend. Forms post to this site and the hosted checkout. Configured analytics add their scripts, each by URL.
 * Browsers report violations. Over https, every request is upgraded to https.
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
    'script-src': [...self, ...scriptHashes, ...tracking.flatMap(({script}) => script)],
    'style-src': [...self, SONNER_STYLE_HASH, EMPTY_STYLE_HASH],
    // For each picture's colour and size, which the server writes into `style` attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': self,
    // Pictures that the visitor chooses for a commission or the wall (`blob:`).
    'img-src': [
      "'self'",
      SHOPIFY_CDN,
      store,
      backend,
      'data:',
      'blob:',
      ...tracking.flatMap(({img}) => img),
    ],
    // The artist's recordings of her poems, and the studio videos.
    'media-src': ["'self'", SHOPIFY_CDN, store],
    'connect-src': [
      ...self,
      ...tracking.flatMap(({connect}) => connect),
      // Shopify's consent script sends requests here.
      ...(tracking.length > 0 ? checkoutOrigins(env) : []),
    ],
    'form-action': ["'self'", ...checkoutOrigins(env)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [VIOLATIONS_PATH],
    ...(isHttps && {'upgrade-insecure-requests': []}),
    ...(process.env.NODE_ENV === 'development' && FOR_VITE),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Vite's development server injects styles, uses a web socket and shows its errors as HTML. */
const FOR_VITE: Record<string, readonly string[]> = {
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'trusted-types': ['*'],
};

function trackingSources(env: TrackingEnv) {
  const settings = trackingSettings(env);
  return [
    ...(settings?.googleId ? [GOOGLE_SOURCES] : []),
    ...(settings?.shopify ? [SHOPIFY_SOURCES] : []),
  ];
}
