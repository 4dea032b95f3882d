import {SITE, type Site} from '#contracts/site';
import {parseJson} from '~/lib/read-json';
import {type StoredMetaobject, textsOf} from '~/lib/storefront/metaobject-fields';
import {type DeliveryTimes, readDeliveryTimes} from './delivery-times';
import {readMenu, type SiteLink} from './site-links';

/** What the artist changed of the shop's identity and links. What is missing stays as it is in `SITE` and `navigation.ts`. */
export interface OwnSite extends Partial<Pick<Site, 'name' | 'tagline' | 'email' | 'socialLinks'>> {
  header?: SiteLink[];
  footer?: SiteLink[];
  /** How long a parcel takes, for the cart. */
  delivery?: DeliveryTimes;
}

export interface StoredSite {
  identity?: StoredMetaobject;
  header?: Parameters<typeof readMenu>[0];
  footer?: Parameters<typeof readMenu>[0];
  deliveryTimes?: StoredMetaobject;
}

/** The networks of which there is an icon. */
const NETWORKS = SITE.socialLinks.map(({network, label}) => ({network, label}));

/** What a page needs of the store's words; undefined when there are none, so that it costs no byte. */
export function readOwnSite(
  {identity, header, footer, deliveryTimes}: StoredSite,
  ownHosts: readonly string[],
): OwnSite | undefined {
  const {name, tagline, email, social_links: socialLinks} = textsOf<'site_identity'>(identity);
  const own: OwnSite = {
    name,
    tagline,
    email: email?.includes('@') ? email : undefined,
    socialLinks: readSocialLinks(socialLinks),
    header: readMenu(header, ownHosts),
    footer: readMenu(footer, ownHosts),
    delivery: readDeliveryTimes(deliveryTimes),
  };
  const filled = Object.entries(own).filter(([, value]) => value !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** The addresses in a list, which Shopify stores as JSON, each with its network; others have no icon and are left out. */
function readSocialLinks(json = ''): Site['socialLinks'] | undefined {
  const list = parseJson(json);
  const links = (Array.isArray(list) ? list : []).flatMap((url) => {
    if (typeof url !== 'string') return [];
    const host = URL.canParse(url) && url.startsWith('https://') ? new URL(url).hostname : '';
    const found = NETWORKS.find(({network}) => `.${host}`.endsWith(`.${network}.com`));
    return found ? {...found, url} : [];
  });
  return links.length > 0 ? links : undefined;
}
