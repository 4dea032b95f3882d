import type {
  QueryRootBlogArgs,
  QueryRootBlogByHandleArgs,
  QueryRootBlogsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Blog} from '../../catalogue/blog-types';
import {paginate} from '../connections/connection';
import {orderBy} from '../connections/ordered-list';
import {numberOfGid} from '../schema/gid';
import type {ResolversOf} from '../schema/resolvers-of';
import type {BlogSource} from '../schema/sources';
import {compileSearch, type Searchable} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';
import {foldCase, wordsOf} from '../search/words';

/** The search fields of `blogs(query:)`. */
const SEARCHABLE_BLOGS: Searchable<Blog> = {
  fields: {
    handle: {kind: 'keyword', read: (blog) => [blog.handle]},
    title: {kind: 'text', read: (blog) => [blog.title]},
  },
  words: (blog) => [wordsOf(blog.title)],
};

function orderBlogs(blogs: readonly Blog[], sortKey: string | null | undefined) {
  const idOf = (blog: Blog) => numberOfGid(blog.id);
  switch (sortKey) {
    case 'HANDLE':
      return orderBy('HANDLE', blogs, idOf, (blog) => blog.handle);
    case 'TITLE':
      return orderBy('TITLE', blogs, idOf, (blog) => foldCase(blog.title));
    default:
      return orderBy('ID', blogs, idOf, idOf);
  }
}

function blogSource(blog: Blog): BlogSource {
  return {__typename: 'Blog', blog};
}

function findBlog(blogs: readonly Blog[], {id, handle}: QueryRootBlogArgs): BlogSource | null {
  const blog = blogs.find((one) => (id ? one.id === id : one.handle === handle));
  return blog ? blogSource(blog) : null;
}

/** `blogs`, and one blog by its id or handle. */
export const blogsQueries: ResolversOf<unknown> = {
  blog: (_root, args: QueryRootBlogArgs, {catalogue}) => findBlog(catalogue.shop.blogs, args),
  blogByHandle: (_root, {handle}: QueryRootBlogByHandleArgs, {catalogue}) =>
    findBlog(catalogue.shop.blogs, {handle}),
  blogs: (_root, args: QueryRootBlogsArgs, {catalogue, clock}) => {
    const test = compileSearch(parseSearchQuery(args.query ?? ''), SEARCHABLE_BLOGS, clock());
    return paginate(orderBlogs(catalogue.shop.blogs.filter(test), args.sortKey), args, blogSource);
  },
};
