import type {PageMetafieldsArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';
import type {PageSource} from '../schema/sources';

export const pageResolvers: ResolversOf<PageSource> = {
  id: ({page}) => page.id,
  handle: ({page}) => page.handle,
  title: ({page}) => page.title,
  body: ({page}) => page.bodyHtml,
  bodySummary: ({page}) => page.bodySummary,
  createdAt: ({page}) => page.createdAt,
  updatedAt: ({page}) => page.updatedAt,
  onlineStoreUrl: ({page}, _args, context) => `${context.shopOrigin}/pages/${page.handle}`,
  seo: () => ({title: null, description: null}),
  metafields: (_page, {identifiers}: PageMetafieldsArgs) => identifiers.map(() => null),
};
