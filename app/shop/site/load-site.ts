import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SiteQuery} from 'storefrontapi.generated';
import {JOURNAL} from '~/content/journal';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {TEXTS_FRAGMENT, textsOf} from '~/lib/storefront/metaobject-fields';
import {loadStoreContent} from '~/lib/storefront/store-content';
import {DELIVERY_TIMES, type DeliveryTimes, readDeliveryTimes} from './delivery-times';
import {type OwnSite, readOwnSite} from './own-site';

/** What every page wears, from one query. */
export interface LoadedSite {
  own: OwnSite | undefined;
  deliveryTimes: DeliveryTimes;
  announcement: SiteQuery['announcement'];
  /** Whether the footer has a journal to link to. */
  hasJournal: boolean;
  /** Her setting `selling`: false without one. */
  sellsOtherSizes: boolean;
}

const loaded = new WeakMap<AppLoadContext, Promise<LoadedSite>>();

/**
 * The artist's words of every page. Never rejects, and waits only a moment: pages have words without them. The loaders of
 * one request share one query.
 */
export function loadSite(context: AppLoadContext): Promise<LoadedSite> {
  const known = loaded.get(context);
  if (known) return known;
  const site = querySite(context);
  loaded.set(context, site);
  return site;
}

async function querySite(context: AppLoadContext): Promise<LoadedSite> {
  const {data} = await loadStoreContent(
    context.storefront.safeQuery(SITE_QUERY, {
      variables: {blog: JOURNAL.handle},
      mayFail: [
        'announcement',
        'identity',
        'deliveryTimes',
        'header',
        'footer',
        'journal',
        'selling',
        'shop',
      ],
      cache: CacheCatalogue(),
    }),
  );
  const ownHosts = [data?.shop?.primaryDomain.host, context.env.PUBLIC_STORE_DOMAIN];
  return {
    own: data ? readOwnSite(data, ownHosts.flatMap(hostOf)) : undefined,
    deliveryTimes: readDeliveryTimes(data?.deliveryTimes) ?? DELIVERY_TIMES,
    announcement: data?.announcement,
    hasJournal: Boolean(data?.journal?.articles.nodes.length),
    sellsOtherSizes: textsOf<'selling'>(data?.selling).other_sizes === 'true',
  };
}

/** The host in a domain or an origin. */
function hostOf(domain: string | undefined): string[] {
  return domain ? [domain.replace(/^https?:\/\//, '')] : [];
}

const SITE_QUERY = `#graphql
  query Site($country: CountryCode, $language: LanguageCode, $blog: String!)
  @inContext(country: $country, language: $language) {
    announcement: metaobject(handle: {type: "announcement", handle: "announcement"}) {
      ...Texts
    }
    identity: metaobject(handle: {type: "site_identity", handle: "site-identity"}) {
      ...Texts
    }
    deliveryTimes: metaobject(handle: {type: "delivery_times", handle: "delivery-times"}) {
      ...Texts
    }
    selling: metaobject(handle: {type: "selling", handle: "selling"}) {
      ...Texts
    }
    header: menu(handle: "shop-header") {
      items {
        title
        url
      }
    }
    footer: menu(handle: "shop-footer") {
      items {
        title
        url
      }
    }
    journal: blog(handle: $blog) {
      articles(first: 1) {
        nodes {
          handle
        }
      }
    }
    shop {
      primaryDomain {
        host
      }
    }
  }
  ${TEXTS_FRAGMENT}
` as const;
