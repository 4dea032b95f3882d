import {
  SHOPIFY_CONSENT_SCRIPT,
  trackingSettings,
  type TrackingEnv,
} from '~/lib/analytics/tracking-settings';
import {ASSET_SOURCES} from '~/lib/asset-base';
import {checkoutOrigins, originOf} from '~/lib/checkout-origins';

const SHOPIFY_CDN = 'https://cdn.shopify.com';

/**
 * The style sheet that sonner adds to the page without a nonce. The hash belongs to the installed version; a test
 * checks it.
 */
export const SONNER_STYLE_HASH = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** The hash of an empty style: sonner inserts the element before its text. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The path to which browsers report violations. */
const VIOLATIONS_PATH = '/api/violations';

const TAG_MANAGER = 'https://www.googletagmanager.com';

/** What Google's analytics load and connect to. */
const GOOGLE_SOURCES = {
  // Beside this folder, `/gtm.js` serves everybody's own scripts.
  script: [`${TAG_MANAGER}/gtag/`],
  connect: [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  img: [TAG_MANAGER, 'https://*.google-analytics.com'],
};

const SHOPIFY_SOURCES = {
  script: [SHOPIFY_CONSENT_SCRIPT],
  connect: [SHOPIFY_CDN, 'https://monorail-edge.shopifysvc.com'],
  img: [],
};

/** The policy of responses that are not pages, such as data, a feed or a redirect: nothing in them may load or run. */
export const BARE_SECURITY_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The content security policy of the shop's pages: inline scripts are allowed by hash, other scripts from the build's
 * files, strings never become code (Trusted Types), images come from Shopify's CDN, the store and the form backend, and
 * forms post to this site and the hosted checkout. Where analytics are configured their scripts are added, each by its
 * address. Browsers report violations. Over https every request is upgraded to https.
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
    // Colours and sizes of single pictures, which the server writes into `style` attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': self,
    // Pictures of the device, which a commission and the wall show (`blob:`), stay on it.
    'img-src': [
      "'self'",
      SHOPIFY_CDN,
      store,
      backend,
      'data:',
      'blob:',
      ...tracking.flatMap(({img}) => img),
    ],
    // The artist's recordings of her poems, and the studio's videos.
    'media-src': ["'self'", SHOPIFY_CDN, store],
    'connect-src': [
      ...self,
      ...tracking.flatMap(({connect}) => connect),
      // Shopify's consent script asks there.
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
