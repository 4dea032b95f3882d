/** Analytics settings from the environment; the same for every visitor, so that pages can be cached. */
export interface TrackingSettings {
  /** The measurement id of Google Analytics 4. */
  googleId: string | null;
  /** The store's settings for Shopify's analytics. */
  shopify: {checkoutDomain: string; storefrontToken: string} | null;
}

export type TrackingEnv = Pick<
  Env,
  | 'PUBLIC_GA4_ID'
  | 'PUBLIC_STOREFRONT_ID'
  | 'PUBLIC_CHECKOUT_DOMAIN'
  | 'PUBLIC_STOREFRONT_API_TOKEN'
>;

/** The consent script that Hydrogen's analytics load. A test compares it with Hydrogen. */
export const SHOPIFY_CONSENT_SCRIPT =
  'https://cdn.shopify.com/shopifycloud/consent-tracking-api/v0.2/consent-tracking-api.js';

/** The format of a GA4 measurement id. */
const GOOGLE_ID = /^G-[A-Z\d]{4,}$/;

/** Shopify's consent script accepts public tokens of this length only. */
const TOKEN_LENGTH = 32;

/** Null when no analytics are configured: the page then loads no analytics code and asks no visitor for consent. */
export function trackingSettings(env: TrackingEnv): TrackingSettings | null {
  const googleId = GOOGLE_ID.test(env.PUBLIC_GA4_ID ?? '') ? env.PUBLIC_GA4_ID! : null;
  const shopify = shopifySettings(env);
  return googleId || shopify ? {googleId, shopify} : null;
}

/** Only a Hydrogen channel has an id; Shopify's analytics fail without a checkout domain and a public token. */
function shopifySettings(env: TrackingEnv): TrackingSettings['shopify'] {
  const {PUBLIC_STOREFRONT_ID, PUBLIC_CHECKOUT_DOMAIN, PUBLIC_STOREFRONT_API_TOKEN} = env;
  if (!PUBLIC_STOREFRONT_ID || !PUBLIC_CHECKOUT_DOMAIN) return null;
  if (PUBLIC_STOREFRONT_API_TOKEN.length !== TOKEN_LENGTH) return null;
  return {
    checkoutDomain: PUBLIC_CHECKOUT_DOMAIN,
    storefrontToken: PUBLIC_STOREFRONT_API_TOKEN,
  };
}
