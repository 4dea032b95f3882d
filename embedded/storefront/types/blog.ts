import type {
  BlogArticleByHandleArgs,
  BlogArticlesArgs,
  BlogMetafieldsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {articleConnection, articleSource} from '../queries/articles';
import type {ResolversOf} from '../schema/resolvers-of';
import type {BlogSource} from '../schema/sources';

/** `Blog`: articles, each with an address below the blog's. */
export const blogResolvers: ResolversOf<BlogSource> = {
  id: ({blog}) => blog.id,
  handle: ({blog}) => blog.handle,
  title: ({blog}) => blog.title,
  onlineStoreUrl: ({blog}, _args, {shopOrigin}) => `${shopOrigin}/blogs/${blog.handle}`,
  seo: () => ({title: null, description: null}),
  authors: ({blog}) => [
    ...new Map(blog.articles.map(({author}) => [author.email, author])).values(),
  ],
  articleByHandle: ({blog}, {handle}: BlogArticleByHandleArgs) => {
    const article = blog.articles.find((one) => one.handle === handle);
    return article ? articleSource(blog, article) : null;
  },
  articles: ({blog}, args: BlogArticlesArgs, context) => articleConnection([blog], args, context),
  metafields: (_blog, {identifiers}: BlogMetafieldsArgs) => identifiers.map(() => null),
};
