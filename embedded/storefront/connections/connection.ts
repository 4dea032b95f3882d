import {type Cursor, decodeCursor, encodeCursor} from './cursor';
import {comparePlaces, type OrderedEntry, type OrderedList} from './ordered-list';

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
