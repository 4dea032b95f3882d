import type {
  QueryRootBlogArgs,
  QueryRootBlogsArgs,
  QueryRootMenuArgs,
  QueryRootMetaobjectArgs,
  QueryRootMetaobjectsArgs,
  QueryRootPageArgs,
  QueryRootUrlRedirectsArgs,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {UrlRedirect} from '../../catalogue/types';
import {connect} from '../connections/connection';
import type {ResolversOf} from '../context';
import {orderBy} from '../search/product-order';
import {compileSearch, parseSearchQuery, type Searchable} from '../search/search';
import {findByIdOrHandle} from './find-by-id-or-handle';

/** Bare terms match nothing. */
const SEARCHABLE_REDIRECTS: Searchable<UrlRedirect> = {
  fields: {path: ({path}) => [path]},
  textsOf: () => [],
};

/** The shop's content besides its products. */
export const contentQueries: ResolversOf<unknown> = {
  blog: (_root, args: QueryRootBlogArgs, {catalogue}) =>
    findByIdOrHandle(catalogue.shop.blogs, args),
  blogs: (_root, args: QueryRootBlogsArgs, {catalogue}) =>
    connect(catalogue.shop.blogs, args, (blog) => blog),
  menu: (_root, args: QueryRootMenuArgs, {catalogue}) =>
    findByIdOrHandle(catalogue.shop.menus, args),
  metaobject: (_root, {id, handle}: QueryRootMetaobjectArgs, {catalogue}) =>
    catalogue.shop.metaobjects.find((one) =>
      id ? one.id === id : one.type === handle?.type && one.handle === handle.handle,
    ),
  metaobjects: (_root, args: QueryRootMetaobjectsArgs, {catalogue}) => {
    const entries = catalogue.shop.metaobjects.filter(({type}) => type === args.type);
    const ordered =
      args.sortKey === 'updated_at'
        ? orderBy(entries, ({updatedAt}) => Date.parse(updatedAt))
        : orderBy(entries);
    return connect(ordered, args, (entry) => entry);
  },
  page: (_root, args: QueryRootPageArgs, {catalogue}) =>
    findByIdOrHandle(catalogue.shop.pages, args),
  shop: (_root, _args, {catalogue}) => catalogue.shop,
  urlRedirects: (_root, args: QueryRootUrlRedirectsArgs, {catalogue}) => {
    const isSought = compileSearch(parseSearchQuery(args.query ?? ''), SEARCHABLE_REDIRECTS);
    const found = catalogue.urlRedirects().filter(isSought);
    return connect(found, args, (redirect) => redirect);
  },
};
