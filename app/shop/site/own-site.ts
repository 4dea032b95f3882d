import {SITE, type Site} from '#contracts/site';
import {parseJson} from '~/lib/read-json';
import {type MetaobjectValue, textOf} from '~/lib/storefront/store-content';
import {
  type DeliveryTimes,
  preparationRange,
  readDeliveryTimes,
  type StoredDeliveryTimes,
} from './delivery-times';
import {readMenu, type SiteLink} from './site-links';

/** What the artist changed of the shop's identity and links. What is missing stays as it is in `SITE` and `navigation.ts`. */
export interface OwnSite extends Partial<Pick<Site, 'name' | 'tagline' | 'email' | 'socialLinks'>> {
  header?: SiteLink[];
  footer?: SiteLink[];
  /** How long a parcel takes, for the cart. */
  delivery?: DeliveryTimes;
  /** The business days until a parcel leaves, for search engines. */
  handling?: {min: number; max: number};
}

export interface StoredSite {
  identity?: {
    name?: MetaobjectValue;
    tagline?: MetaobjectValue;
    email?: MetaobjectValue;
    socialLinks?: MetaobjectValue;
  } | null;
  header?: Parameters<typeof readMenu>[0];
  footer?: Parameters<typeof readMenu>[0];
  deliveryTimes?: StoredDeliveryTimes | null;
}

/** The networks of which there is an icon. */
const NETWORKS = SITE.socialLinks.map(({network, label}) => ({network, label}));

/** What a page needs of the store's words; undefined when there are none, so that it costs no byte. */
export function readOwnSite(
  {identity, header, footer, deliveryTimes}: StoredSite,
  ownHosts: readonly string[],
): OwnSite | undefined {
  const times = readDeliveryTimes(deliveryTimes);
  const email = textOf(identity?.email);
  const own: OwnSite = {
    name: textOf(identity?.name),
    tagline: textOf(identity?.tagline),
    email: email?.includes('@') ? email : undefined,
    socialLinks: readSocialLinks(identity?.socialLinks),
    header: readMenu(header, ownHosts),
    footer: readMenu(footer, ownHosts),
    delivery: times,
    handling: times && preparationRange(times),
  };
  const filled = Object.entries(own).filter(([, value]) => value !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** The addresses in a list of texts, each with its network; others have no icon and are left out. */
function readSocialLinks(field: MetaobjectValue): Site['socialLinks'] | undefined {
  const links = listOf(field).flatMap((url) => {
    const host = URL.canParse(url) && url.startsWith('https://') ? new URL(url).hostname : '';
    const found = NETWORKS.find(({network}) => `.${host}`.endsWith(`.${network}.com`));
    return found ? {...found, url} : [];
  });
  return links.length > 0 ? links : undefined;
}

/** The texts of a field; Shopify stores lists as JSON. */
function listOf(field: MetaobjectValue): string[] {
  const list = parseJson(textOf(field) ?? '');
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
