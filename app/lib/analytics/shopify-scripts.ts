/** The scripts that Hydrogen's analytics load: consent, and measurements of speed. A test compares them with Hydrogen. */
export const SHOPIFY_SCRIPTS = [
  'https://cdn.shopify.com/shopifycloud/consent-tracking-api/v0.2/consent-tracking-api.js',
  'https://cdn.shopify.com/shopifycloud/perf-kit/shopify-perf-kit-spa.min.js',
];
