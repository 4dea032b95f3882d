import type {AppLoadContext} from '@shopify/remix-oxygen';
import {JOURNAL_HANDLE} from '~/content/journal';
import {readContentUsage} from '~/lib/documents/content-usage';
import {IMAGE_FRAGMENT, PICTURE_FIELD_FRAGMENT} from '~/lib/storefront/image-fragments';
import {TEXTS_FRAGMENT, textsOf} from '~/lib/storefront/metaobject-fields';
import {loadStoreContent} from '~/lib/storefront/store-content';
import {defaultSite, readOwnSite, type ShopSite} from './shop-site';

const loaded = new WeakMap<AppLoadContext, ReturnType<typeof querySite>>();

/**
 * Loads the artist's texts for every page. Never rejects, and waits only a moment, because pages have default texts.
 * The loaders of a request share one query.
 */
export function loadSite(context: AppLoadContext) {
  const site = loaded.get(context) ?? querySite(context);
  loaded.set(context, site);
  return site;
}

async function querySite(context: AppLoadContext) {
  const {words} = context;
  const {data, notice} = await loadStoreContent(context, SITE_QUERY, {
    variables: {blog: JOURNAL_HANDLE},
  });
  const hosts = [data?.shop?.primaryDomain.host, context.env.PUBLIC_STORE_DOMAIN]
    .filter((domain) => domain !== undefined)
    .map((domain) => domain.replace(/^https?:\/\//, ''));
  const site: ShopSite = {...defaultSite(words), ...readOwnSite(data ?? {}, hosts)};
  return {
    site,
    /** Why the storefront failed. Pages have default texts and don't show it, but they aren't cached. */
    notice,
    announcement: data?.announcement,
    /** Whether there's a journal for the footer to link to. */
    hasJournal: Boolean(data?.journal?.articles.nodes.length),
    /** Whether there are exhibitions for the footer to link to. */
    hasExhibitions: Boolean(data?.exhibitions?.nodes.length),
    /** The artist's setting `selling`; false by default. */
    sellsOtherSizes: textsOf(data?.selling).other_sizes === 'true',
    contentUsage: readContentUsage(data?.aiUse),
    /** Whether the market of the United States has prices in its own currency. */
    hasUsDollars: Boolean(
      data?.localization?.availableCountries.some(
        ({isoCode, currency}) => isoCode === 'US' && currency.isoCode === 'USD',
      ),
    ),
  };
}

const SITE_QUERY = `#graphql
  query Site($country: CountryCode, $language: LanguageCode, $blog: String!)
  @inContext(country: $country, language: $language) {
    announcement: metaobject(handle: {type: "announcement", handle: "announcement"}) {
      ...Texts
    }
    identity: metaobject(handle: {type: "site_identity", handle: "site-identity"}) {
      fields {
        key
        value
        ...PictureField
      }
    }
    deliveryTimes: metaobject(handle: {type: "delivery_times", handle: "delivery-times"}) {
      ...Texts
    }
    selling: metaobject(handle: {type: "selling", handle: "selling"}) {
      ...Texts
    }
    aiUse: metaobject(handle: {type: "ai_use", handle: "ai-use"}) {
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
    exhibitions: metaobjects(type: "exhibition", first: 1) {
      nodes {
        handle
      }
    }
    shop {
      primaryDomain {
        host
      }
    }
    localization {
      availableCountries {
        isoCode
        currency {
          isoCode
        }
      }
    }
  }
  ${TEXTS_FRAGMENT}
  ${PICTURE_FIELD_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
