import {GraphQLError} from 'graphql';
import type {ConnectionArguments} from './connection';

/** Shopify's limit for a page and for an input list. */
export const MAX_PAGE_SIZE = 250;

function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, {extensions: {code: 'BAD_REQUEST'}});
}

/** Throws Shopify's GraphQL error unless exactly one of `first` and `last` is given, from 0 to 250. */
export function checkPageSize({first, last}: ConnectionArguments): void {
  if (first == null && last == null) throw badRequest('you must provide one of first or last');
  if (first != null && last != null) {
    throw badRequest('providing both first and last is not supported');
  }
  for (const [name, size] of [
    ['first', first],
    ['last', last],
  ] as const) {
    if (size == null) continue;
    if (size < 0) throw badRequest(`${name} must be a non-negative number`);
    if (size > MAX_PAGE_SIZE) throw badRequest(`${name} cannot exceed ${MAX_PAGE_SIZE}`);
  }
}
