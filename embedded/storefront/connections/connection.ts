import {GraphQLError} from 'graphql';
import {z} from 'zod';
import {parseJson} from '../../parse-json';
import {numberOfGid} from '../schema/gid';

/** Nodes in one sort order, with their sort values, so that a cursor is valid even when its node was deleted. */
export interface OrderedList<Node> {
  /** The order's name; cursors of other orders are rejected. */
  sort: string;
  entries: readonly OrderedEntry<Node>[];
}

export interface OrderedEntry<Node> {
  node: Node;
  id: number;
  value: string | number;
}

function compareValues(left: string | number, right: string | number): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Compares two positions: by value, then by number. */
function comparePlaces(
  left: {value: string | number; id: number},
  right: {value: string | number; id: number},
): number {
  return compareValues(left.value, right.value) || left.id - right.id;
}

/** Sorts nodes by `valueOf`. Equal ones, and without it all, by the number in their gid. */
export function orderBy<Node extends {id: string}>(
  sort: string,
  nodes: readonly Node[],
  valueOf: (node: Node) => string | number = ({id}) => numberOfGid(id),
): OrderedList<Node> {
  const entries = nodes.map((node) => ({node, id: numberOfGid(node.id), value: valueOf(node)}));
  return {sort, entries: entries.sort(comparePlaces)};
}

/** Retains the given order. */
export function orderAsGiven<Node>(sort: string, nodes: readonly Node[]): OrderedList<Node> {
  return {sort, entries: nodes.map((node, position) => ({node, id: position, value: position}))};
}

/** A position in a sort order. The order's name is included, so that another order rejects the cursor. */
interface Cursor {
  sort: string;
  /** The node's number, the last tie-breaker of every sort order. */
  id: number;
  /** The value that the order sorts by: a title, cents, milliseconds. */
  value: string | number;
}

/** An opaque cursor in Shopify's format: Base64 of JSON. */
function encodeCursor({sort, id, value}: Cursor): string {
  return Buffer.from(JSON.stringify({last_id: id, last_value: value, sort})).toString('base64');
}

const cursorSchema = z.object({
  last_id: z.number(),
  last_value: z.union([z.string(), z.number()]),
  sort: z.string(),
});

/** Decodes a cursor of the order `sort`. Throws Shopify's GraphQL error for any other text. */
function decodeCursor(text: string, sort: string): Cursor {
  const json = parseJson(Buffer.from(text, 'base64').toString('utf8'));
  const {data: cursor} = cursorSchema.safeParse(json);
  if (cursor?.sort !== sort) {
    throw new GraphQLError('Invalid cursor for current pagination sort.', {
      extensions: {code: 'BAD_REQUEST'},
    });
  }
  return {sort, id: cursor.last_id, value: cursor.last_value};
}

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

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface Connection<Node> {
  nodes: Node[];
  edges: {cursor: string; node: Node}[];
  pageInfo: PageInfo;
}

/**
 * Returns one page of an ordered list, forward with `first`/`after` or backward with `last`/`before`. A cursor whose
 * node was deleted continues at its position. Throws a GraphQL error for a cursor of another sort order.
 */
export function paginate<Entry, Node>(
  list: OrderedList<Entry>,
  {first, last, after, before, reverse}: ConnectionArguments,
  toNode: (entry: Entry) => Node,
): Connection<Node> {
  const {sort} = list;
  const entries = reverse ? list.entries.toReversed() : list.entries;
  const distance = (entry: OrderedEntry<Entry>, cursor: Cursor) =>
    comparePlaces(entry, cursor) * (reverse ? -1 : 1);

  let start = 0;
  let end = entries.length;
  if (after != null) {
    const cursor = decodeCursor(after, sort);
    start = entries.filter((entry) => distance(entry, cursor) <= 0).length;
  }
  if (before != null) {
    const cursor = decodeCursor(before, sort);
    end = entries.filter((entry) => distance(entry, cursor) < 0).length;
  }
  if (first != null) end = Math.min(end, start + first);
  if (last != null) start = Math.max(start, end - last);

  const edges = entries.slice(start, end).map(({node, id, value}) => ({
    cursor: encodeCursor({sort, id, value}),
    node: toNode(node),
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

/** One page of a list in its own order. Shopify's largest page has 250 entries. */
export function connect<Entry, Node>(
  entries: readonly Entry[],
  args: ConnectionArguments,
  toNode: (entry: Entry) => Node,
): Connection<Node> {
  return paginate(orderAsGiven('GIVEN', entries), args, toNode);
}
