import type {ImageFragment, SiteQuery} from 'storefrontapi.generated';
import {SITE, siteIn, type Site} from '#contracts/site';
import {policyLinks, siteLinks} from '~/content/navigation';
import {splitPath} from '~/lib/language/local-path';
import {findShopifyPath} from '~/lib/redirects/shopify-paths';
import {parseJson} from '~/lib/read-json';
import {pictureOf} from '~/lib/storefront/image-fragments';
import {fieldOf, textsOf} from '~/lib/storefront/metaobject-fields';
import {
  DELIVERY_TIMES,
  readDeliveryTimes,
  type DeliveryTimes,
} from '~/shop/delivery/delivery-times';
import type {ShopWords} from '~/words';

/** A link in the header, side menu or footer. */
export interface SiteLink {
  /** A path in the shop, or an external URL. */
  to: string;
  label: string;
}

/** The links of a menu, and those of `more` that the artist hasn't put into it. */
export function withMore(menu: readonly SiteLink[], more: readonly SiteLink[]): SiteLink[] {
  return [...menu, ...more.filter(({to}) => !menu.some((link) => link.to === to))];
}

/** The shop's identity, links and delivery times. */
export interface ShopSite extends Site {
  portrait?: ImageFragment;
  studioPicture?: ImageFragment;
  header: readonly SiteLink[];
  footer: readonly SiteLink[];
  /** How long a parcel takes, for the cart. */
  delivery: DeliveryTimes;
}

/** The site before the artist has set anything. */
export function defaultSite(words: ShopWords): ShopSite {
  return {
    ...siteIn(words.shared),
    header: siteLinks(words),
    footer: policyLinks(words),
    delivery: DELIVERY_TIMES,
  };
}

/** The artist's own settings. Omits undefined values, which would replace the defaults when the two are spread. */
export function readOwnSite(
  {
    identity,
    header,
    footer,
    deliveryTimes,
  }: Partial<Pick<SiteQuery, 'identity' | 'header' | 'footer' | 'deliveryTimes'>>,
  ownHosts: readonly string[],
): Partial<ShopSite> {
  const {name, tagline, email, social_links: socialLinks} = textsOf(identity);
  const own: Partial<ShopSite> = {
    name,
    tagline,
    email: email?.includes('@') ? email : undefined,
    socialLinks: readSocialLinks(socialLinks),
    portrait: pictureOf(fieldOf(identity, 'portrait')) ?? undefined,
    studioPicture: pictureOf(fieldOf(identity, 'studio_picture')) ?? undefined,
    header: readMenu(header, ownHosts),
    footer: readMenu(footer, ownHosts),
    delivery: readDeliveryTimes(deliveryTimes),
  };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}

/**
 * The URLs in a list, which Shopify stores as JSON, each with its network. Skips networks that aren't in `SITE`,
 * because they have no icon.
 */
function readSocialLinks(json = ''): Site['socialLinks'] | undefined {
  const list = parseJson(json);
  const links = (Array.isArray(list) ? list : []).flatMap((url) => {
    if (typeof url !== 'string') return [];
    const host = URL.canParse(url) && url.startsWith('https://') ? new URL(url).hostname : '';
    const found = SITE.socialLinks.find(({network}) => `.${host}`.endsWith(`.${network}.com`));
    return found ? {...found, url} : [];
  });
  return links.length > 0 ? links : undefined;
}

/**
 * The links of a menu in the store's admin; undefined when it has none, and the shop's default links apply. Turns URLs
 * on one of `ownHosts` into paths without a language, and paths of a Shopify theme into this shop's paths.
 */
export function readMenu(
  menu: SiteQuery['header'] | undefined,
  ownHosts: readonly string[],
): SiteLink[] | undefined {
  const links = (menu?.items ?? []).flatMap(({title, url}) => {
    const label = title.trim();
    if (!label || !url || !URL.canParse(url)) return [];
    const address = new URL(url);
    const {host, pathname, search, hash, protocol} = address;
    if (ownHosts.includes(host)) {
      const {path} = splitPath(pathname);
      return {to: (findShopifyPath(path) ?? path) + search + hash, label};
    }
    return protocol === 'https:' ? {to: address.href, label} : [];
  });
  return links.length > 0 ? links : undefined;
}
