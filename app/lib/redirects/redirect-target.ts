import {findShopifyPath} from './shopify-paths';

/**
 * The address to answer a redirect with, from the target that the admin wrote: a path of this site, or another site's address
 * as it is. Null for what is neither, and for one that leads back to where the visitor came from.
 *
 * What the visitor's address carried (campaigns, a size) goes along within the site, and to nobody else's.
 */
export function redirectTarget(target: string, from: URL): string | null {
  if (/^https?:\/\//i.test(target)) return URL.canParse(target) ? target : null;
  // Browsers take `//host` and `/\host` for another site's address.
  if (!/^\/(?![/\\])/.test(target)) return null;
  const address = new URL(target, from.origin);
  if (address.origin !== from.origin) return null;
  address.pathname = findShopifyPath(address.pathname) ?? address.pathname;
  if (address.pathname === from.pathname) return null;
  for (const [name, value] of from.searchParams) {
    if (!address.searchParams.has(name)) address.searchParams.append(name, value);
  }
  return address.pathname + address.search + address.hash;
}
