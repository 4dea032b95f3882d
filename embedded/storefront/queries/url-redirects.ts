import type {QueryRootUrlRedirectsArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {UrlRedirect} from '../../catalogue/types';
import {paginate} from '../connections/connection';
import {orderBy} from '../connections/ordered-list';
import {numberOfGid} from '../schema/gid';
import type {ResolversOf} from '../schema/resolvers-of';
import {compileSearch, type Searchable} from '../search/search-matcher';
import {parseSearchQuery} from '../search/search-query';

/** The search fields of `urlRedirects(query:)`; bare terms match nothing. */
const SEARCHABLE_REDIRECTS: Searchable<UrlRedirect> = {
  fields: {
    path: {kind: 'keyword', read: ({path}) => [path]},
    target: {kind: 'keyword', read: ({target}) => [target]},
  },
  words: () => [],
};

/** `urlRedirects`: the shop's redirects. */
export const urlRedirectsQueries: ResolversOf<unknown> = {
  urlRedirects: (_root, args: QueryRootUrlRedirectsArgs, {catalogue, clock}) => {
    const test = compileSearch(parseSearchQuery(args.query ?? ''), SEARCHABLE_REDIRECTS, clock());
    const idOf = ({id}: UrlRedirect) => numberOfGid(id);
    const found = orderBy('ID', catalogue.urlRedirects().filter(test), idOf, idOf);
    return paginate(found, args, (redirect) => ({__typename: 'UrlRedirect', ...redirect}));
  },
};
