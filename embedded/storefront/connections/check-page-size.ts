import {GraphQLError} from 'graphql';
import type {ConnectionArguments} from './connection';

/** Shopify's limit. */
const MAX_PAGE_SIZE = 250;

/** Throws a GraphQL error unless exactly one of `first` and `last` is given, from 0 to 250. */
export function checkPageSize({first, last}: ConnectionArguments): void {
  const sizes = [first, last].filter((size) => size != null);
  const [size = -1] = sizes;
  if (sizes.length !== 1 || size < 0 || size > MAX_PAGE_SIZE) {
    throw new GraphQLError(`Give either first or last, from 0 to ${MAX_PAGE_SIZE}.`, {
      extensions: {code: 'BAD_REQUEST'},
    });
  }
}
