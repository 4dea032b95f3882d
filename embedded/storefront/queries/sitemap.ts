import type {QueryRootSitemapArgs, SitemapType} from '@shopify/hydrogen-react/storefront-api-types';
import type {StorefrontContext} from '../context';
import type {ResolversOf} from '../schema/resolvers-of';

/** Resources on one page of the sitemap, as at Shopify. */
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
    default:
      // No blogs or articles, and no metaobject has a page of its own.
      return [];
  }
}

function resource({handle, title, updatedAt}: {handle: string; title: string; updatedAt: string}) {
  return {__typename: 'SitemapResource', handle, title, updatedAt};
}

/** `sitemap`: the handles of everything that has an address of its own, 250 to a page, pages from 1 on. */
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
