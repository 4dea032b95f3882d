import type {QueryRootSitemapArgs, SitemapType} from '@shopify/hydrogen-react/storefront-api-types';
import type {Catalogue} from '../../catalogue/types';
import type {ResolversOf} from '../context';

interface Resource {
  handle: string;
  updatedAt: string;
}

/** The modification time of resources without one. */
const NEVER = new Date(0).toISOString();
/** Resources per sitemap page, as at Shopify. */
const PAGE_SIZE = 250;

function resourcesOf(type: `${SitemapType}`, catalogue: Catalogue): readonly Resource[] {
  const {blogs, pages} = catalogue.shop;
  switch (type) {
    case 'PRODUCT':
      return catalogue.products();
    case 'COLLECTION':
      return catalogue.collections();
    case 'PAGE':
      return pages;
    case 'BLOG':
      return blogs.map(({handle, articles}) => ({
        handle,
        updatedAt: articles[0]?.publishedAt ?? NEVER,
      }));
    case 'ARTICLE':
      return blogs.flatMap(({articles}) =>
        articles.map(({handle, publishedAt}) => ({handle, updatedAt: publishedAt})),
      );
    default:
      // Metaobjects have no pages.
      return [];
  }
}

/** `sitemap`: the handles of all resources with a URL, 250 to a page, pages starting at 1. */
export const sitemapQueries: ResolversOf<unknown> = {
  sitemap: (_root, {type}: QueryRootSitemapArgs, {catalogue}) => {
    const all = resourcesOf(type, catalogue);
    return {
      pagesCount: {count: Math.ceil(all.length / PAGE_SIZE)},
      resources: ({page}: {page: number}) => ({
        hasNextPage: page * PAGE_SIZE < all.length,
        items: all
          .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
          .map((resource) => ({__typename: 'SitemapResource', ...resource})),
      }),
    };
  },
};
