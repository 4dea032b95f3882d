import {GraphQLError} from 'graphql';

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

export interface ConnectionArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

export interface Connection<Node> {
  nodes: Node[];
  edges: {cursor: string; node: Node}[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** A cursor is opaque: here, a position in the list. Shopify's contains the node's sort value. */
function cursorAt(position: number): string {
  return btoa(`position:${position}`);
}

/** Throws Shopify's GraphQL error for a text that isn't a cursor. */
function positionOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64').toString();
  const position = /^position:(\d{1,9})$/.exec(text)?.[1];
  if (position === undefined) {
    throw new GraphQLError('Invalid cursor for current pagination sort.', {
      extensions: {code: 'BAD_REQUEST'},
    });
  }
  return Number(position);
}

/** One page of a list, forward with `first`/`after` or backward with `last`/`before`. */
export function connect<Entry, Node>(
  list: readonly Entry[],
  {first, last, after, before, reverse}: ConnectionArguments,
  toNode: (entry: Entry) => Node,
): Connection<Node> {
  const entries = reverse ? list.toReversed() : list;
  let start = after == null ? 0 : positionOf(after) + 1;
  let end = before == null ? entries.length : Math.min(positionOf(before), entries.length);
  if (first != null) end = Math.min(end, start + first);
  if (last != null) start = Math.max(start, end - last);

  const edges = entries.slice(start, end).map((entry, index) => ({
    cursor: cursorAt(start + index),
    node: toNode(entry),
  }));
  return {
    nodes: edges.map(({node}) => node),
    edges,
    pageInfo: {
      hasNextPage: end < entries.length,
      hasPreviousPage: start > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
