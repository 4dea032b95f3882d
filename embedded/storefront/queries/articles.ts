import type {
  QueryRootArticleArgs,
  QueryRootArticlesArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Article, Blog} from '../../catalogue/blog-types';
import {paginate} from '../connections/connection';
import {orderBy} from '../connections/ordered-list';
import type {StorefrontContext} from '../context';
import {numberOfGid} from '../schema/gid';
import type {ResolversOf} from '../schema/resolvers-of';
import type {ArticleSource} from '../schema/sources';
import {plainTextOf} from '../schema/text';
import {compileSearch, type Searchable} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';
import {foldCase, wordsOf} from '../search/words';

/** Adds the GraphQL type name and its blog to an article. */
export function articleSource(blog: Blog, article: Article): ArticleSource {
  return {__typename: 'Article', blog, article};
}

/** Every article of the blogs, with its blog. */
export function articlesOf(blogs: readonly Blog[]): ArticleSource[] {
  return blogs.flatMap((blog) => blog.articles.map((article) => articleSource(blog, article)));
}

const authorOf = ({article: {author}}: ArticleSource) => `${author.firstName} ${author.lastName}`;

/** The search fields of `articles(query:)` and `search`. */
export const SEARCHABLE_ARTICLES: Searchable<ArticleSource> = {
  fields: {
    author: {kind: 'text', read: (source) => [authorOf(source)]},
    blog_title: {kind: 'text', read: ({blog}) => [blog.title]},
    created_at: {kind: 'date', read: ({article}) => article.publishedAt},
    updated_at: {kind: 'date', read: ({article}) => article.publishedAt},
    handle: {kind: 'keyword', read: ({article}) => [article.handle]},
    title: {kind: 'text', read: ({article}) => [article.title]},
    tag: {kind: 'keyword', read: ({article}) => article.tags},
    tag_not: {kind: 'keyword', read: ({article}) => article.tags, negated: true},
  },
  words: ({article}) => [
    wordsOf(article.title),
    wordsOf(article.excerpt),
    wordsOf(plainTextOf(article.bodyHtml)),
    ...article.tags.map(wordsOf),
  ],
};

type ValueOf = (source: ArticleSource) => string | number;

const SORT_VALUES: Readonly<Record<string, ValueOf>> = {
  AUTHOR: (source) => foldCase(authorOf(source)),
  BLOG_TITLE: ({blog}) => foldCase(blog.title),
  PUBLISHED_AT: ({article}) => Date.parse(article.publishedAt),
  TITLE: ({article}) => foldCase(article.title),
  UPDATED_AT: ({article}) => Date.parse(article.publishedAt),
};

/** One page of the articles of the blogs. */
export function articleConnection(
  blogs: readonly Blog[],
  args: Partial<QueryRootArticlesArgs>,
  {clock}: Pick<StorefrontContext, 'clock'>,
) {
  const test = compileSearch(parseSearchQuery(args.query ?? ''), SEARCHABLE_ARTICLES, clock());
  const idOf = ({article}: ArticleSource) => numberOfGid(article.id);
  const sort = args.sortKey && SORT_VALUES[args.sortKey] ? args.sortKey : 'ID';
  const found = articlesOf(blogs).filter(test);
  const ordered = orderBy(sort, found, idOf, SORT_VALUES[sort] ?? idOf);
  return paginate(ordered, args, (source) => source);
}

/** `articles`, and one article by its id. */
export const articlesQueries: ResolversOf<unknown> = {
  article: (_root, {id}: QueryRootArticleArgs, {catalogue}) =>
    articlesOf(catalogue.shop.blogs).find(({article}) => article.id === id) ?? null,
  articles: (_root, args: QueryRootArticlesArgs, context) =>
    articleConnection(context.catalogue.shop.blogs, args, context),
};
