/**
 * Where the build's files lie: '/' on this site, or on Oxygen a folder of Shopify's network for one deployment
 * (`HYDROGEN_ASSET_BASE_URL` at build time). Ends with a slash.
 */
const ASSET_BASE = import.meta.env.BASE_URL;

/** That folder as a source of a content security policy; none where the files lie on this site, which `'self'` covers. */
export const ASSET_SOURCES: readonly string[] = ASSET_BASE.startsWith('/') ? [] : [ASSET_BASE];
