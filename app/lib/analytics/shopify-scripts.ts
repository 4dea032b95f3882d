/** The script that Hydrogen's analytics load: that of the visitor's consent. A test compares it with Hydrogen. */
export const SHOPIFY_SCRIPTS = [
  'https://cdn.shopify.com/shopifycloud/consent-tracking-api/v0.2/consent-tracking-api.js',
];
