import type {QueryRootSitemapArgs, SitemapType} from '@shopify/hydrogen-react/storefront-api-types';
import type {StorefrontContext} from '../context';
import {articlesOf} from './articles';
import type {ResolversOf} from '../schema/resolvers-of';

/** The time of a change of something that has none. */
const NEVER = new Date(0).toISOString();
/** Resources per sitemap page, as at Shopify. */
const PAGE_SIZE = 250;

function resourcesOf(
  type: `${SitemapType}`,
  {catalogue, index}: StorefrontContext,
): readonly object[] {
  switch (type) {
    case 'PRODUCT':
      return index.products('ID').entries.map(({node}) => ({
        __typename: 'SitemapResource',
        handle: node.handle,
        title: node.title,
        updatedAt: node.updatedAt,
        image: node.images[0] && {
          alt: node.images[0].altText,
          filepath: node.images[0].url,
          updatedAt: node.updatedAt,
        },
      }));
    case 'COLLECTION':
      return catalogue.collections().map(resource);
    case 'PAGE':
      return catalogue.shop.pages.map(resource);
    case 'BLOG':
      return catalogue.shop.blogs.map(({handle, title, articles}) =>
        resource({handle, title, updatedAt: articles[0]?.publishedAt ?? NEVER}),
      );
    case 'ARTICLE':
      return articlesOf(catalogue.shop.blogs).map(({article}) =>
        resource({...article, updatedAt: article.publishedAt}),
      );
    default:
      // Metaobjects have no pages.
      return [];
  }
}

function resource({handle, title, updatedAt}: {handle: string; title: string; updatedAt: string}) {
  return {__typename: 'SitemapResource', handle, title, updatedAt};
}

/** `sitemap`: the handles of all resources with a URL, 250 to a page, pages starting at 1. */
export const sitemapQueries: ResolversOf<unknown> = {
  sitemap: (_root, {type}: QueryRootSitemapArgs, context) => {
    const all = resourcesOf(type, context);
    return {
      pagesCount: {count: Math.ceil(all.length / PAGE_SIZE), precision: 'EXACT'},
      resources: ({page}: {page: number}) => ({
        hasNextPage: page * PAGE_SIZE < all.length,
        items: page < 1 ? [] : all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      }),
    };
  },
};
