import type {AppLoadContext} from '@shopify/remix-oxygen';
import {JOURNAL_HANDLE} from '~/content/journal';
import type {SitemapPage} from '~/lib/documents/sitemap';
import {isOriginal} from '~/shop/product/availability';
import {entryPath, productPath, seriesPath} from '~/shop/paths';
import type {FeedProduct} from './load-feed-products';

/** The pages of products, with their pictures, and of lists, which change when one of their works changes. */
export function cataloguePages(works: readonly FeedProduct[]): SitemapPage[] {
  const prints = works.filter((work) => !isOriginal(work));
  const originals = works.filter(isOriginal);
  return [
    ...works.map(({handle, updatedAt, images}) => ({
      path: productPath(handle),
      changedAtMs: Date.parse(updatedAt),
      images: images.nodes.map(({url}) => url),
    })),
    {path: '/', changedAtMs: lastChangeMs(works), images: ['/pictures/og.jpg']},
    {path: '/collections/prints', changedAtMs: lastChangeMs(prints)},
    {path: '/collections/originals', changedAtMs: lastChangeMs(originals)},
  ];
}

/** 0 when there are no works. */
function lastChangeMs(works: readonly FeedProduct[]): number {
  return Math.max(0, ...works.map(({updatedAt}) => Date.parse(updatedAt)));
}

/**
 * The pages of series, exhibitions and the journal for the sitemap. Empty when the storefront doesn't respond, because
 * the works matter more. The journal alone when the token can't read metaobjects.
 */
export async function loadStudioPages(context: AppLoadContext): Promise<SitemapPage[]> {
  const {data} = await context.storefront.safeQuery(STUDIO_PAGES_QUERY, {
    mayFail: ['series', 'exhibitions'],
    variables: {blog: JOURNAL_HANDLE},
  });
  const articles = data?.journal?.articles.nodes ?? [];
  const changes = articles.map(({publishedAt}) => Date.parse(publishedAt));
  return [
    ...(data?.series?.nodes ?? []).map(({handle, updatedAt}) => ({
      path: seriesPath(handle),
      changedAtMs: Date.parse(updatedAt),
    })),
    ...(data?.exhibitions?.nodes ?? []).map(({updatedAt}) => ({
      path: '/exhibitions',
      changedAtMs: Date.parse(updatedAt),
    })),
    ...(articles.length > 0 ? [{path: '/journal', changedAtMs: Math.max(...changes)}] : []),
    ...articles.map(({handle, publishedAt, image}) => ({
      path: entryPath(handle),
      changedAtMs: Date.parse(publishedAt),
      images: image ? [image.url] : [],
    })),
  ];
}

const STUDIO_PAGES_QUERY = `#graphql
  query StudioPages($country: CountryCode, $language: LanguageCode, $blog: String!)
  @inContext(country: $country, language: $language) {
    series: metaobjects(type: "series", first: 250) {
      nodes {
        handle
        updatedAt
      }
    }
    exhibitions: metaobjects(type: "exhibition", first: 1, sortKey: "updated_at", reverse: true) {
      nodes {
        updatedAt
      }
    }
    journal: blog(handle: $blog) {
      articles(first: 250, sortKey: PUBLISHED_AT, reverse: true) {
        nodes {
          handle
          publishedAt
          image {
            url
          }
        }
      }
    }
  }
` as const;
