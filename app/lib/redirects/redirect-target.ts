import {findShopifyPath} from './shopify-paths';

/**
 * The `Location` for a redirect, from the target that the admin entered: a path of this site, or another site's URL
 * unchanged. Null for anything else, and for a redirect to the same path.
 *
 * The request's query parameters (campaigns, a size) are added to targets on this site only.
 */
export function redirectTarget(target: string, from: URL): string | null {
  if (/^https?:\/\//i.test(target)) return URL.canParse(target) ? target : null;
  // Browsers read `//host` and `/\host` as another site's URL.
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
