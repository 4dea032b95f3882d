import type {
  ArticleContentArgs,
  ArticleExcerptArgs,
  ArticleMetafieldsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import {imageSource} from '../schema/product-sources';
import type {ResolversOf} from '../schema/resolvers-of';
import type {ArticleSource, BlogSource} from '../schema/sources';
import {htmlOf, plainTextOf, truncate} from '../schema/text';

function authorOf({article}: ArticleSource): object {
  const {firstName, lastName, email} = article.author;
  return {firstName, lastName, email, name: `${firstName} ${lastName}`, bio: null};
}

/** `Article` of a blog. Nobody can comment. */
export const articleResolvers: ResolversOf<ArticleSource> = {
  id: ({article}) => article.id,
  handle: ({article}) => article.handle,
  title: ({article}) => article.title,
  author: authorOf,
  authorV2: authorOf,
  blog: ({blog}): BlogSource => ({__typename: 'Blog', blog}),
  content: ({article}, {truncateAt}: ArticleContentArgs) =>
    truncate(plainTextOf(article.bodyHtml), truncateAt),
  contentHtml: ({article}) => article.bodyHtml,
  excerpt: ({article}, {truncateAt}: ArticleExcerptArgs) => truncate(article.excerpt, truncateAt),
  excerptHtml: ({article}) => htmlOf(article.excerpt),
  image: ({article}) => imageSource(article.image),
  onlineStoreUrl: ({blog, article}, _args, {shopOrigin}) =>
    `${shopOrigin}/blogs/${blog.handle}/${article.handle}`,
  publishedAt: ({article}) => article.publishedAt,
  seo: () => ({title: null, description: null}),
  tags: ({article}) => article.tags,
  metafields: (_article, {identifiers}: ArticleMetafieldsArgs) => identifiers.map(() => null),
};
