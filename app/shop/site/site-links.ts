import {findShopifyPath} from '~/lib/redirects/shopify-paths';

/** A link of header, side menu or footer. */
export interface SiteLink {
  /** A path of the shop, or an address elsewhere. */
  to: string;
  label: string;
}

interface MenuItem {
  title: string;
  url?: string | null;
}

/**
 * The links of a menu in the store's admin; undefined when it has none, and then the shop's own stay. Addresses on one of
 * `ownHosts` become paths, those of a Shopify theme the paths of this shop.
 */
export function readMenu(
  menu: {items: readonly MenuItem[]} | null | undefined,
  ownHosts: readonly string[],
): SiteLink[] | undefined {
  const links = (menu?.items ?? []).flatMap(({title, url}) => {
    const label = title.trim();
    if (!label || !url || !URL.canParse(url)) return [];
    const address = new URL(url);
    const {host, pathname, search, hash, protocol} = address;
    if (ownHosts.includes(host)) {
      return {to: (findShopifyPath(pathname) ?? pathname) + search + hash, label};
    }
    return protocol === 'https:' ? {to: address.href, label} : [];
  });
  return links.length > 0 ? links : undefined;
}
