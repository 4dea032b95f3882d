/**
 * The base URL of the build's files: '/' on this site, or on Oxygen a folder of Shopify's CDN for each deployment
 * (`HYDROGEN_ASSET_BASE_URL` at build time). Ends with a slash.
 */
const ASSET_BASE = import.meta.env.BASE_URL;

/**
 * The same folder as a content security policy source; empty when the files are on this site, which `'self'` covers.
 */
export const ASSET_SOURCES: readonly string[] = ASSET_BASE.startsWith('/') ? [] : [ASSET_BASE];
