import {decodeCursor, encodeCursor} from './cursor';
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

/** A connection with nothing in it. */
export function emptyConnection(): Connection<never> {
  return {
    nodes: [],
    edges: [],
    pageInfo: {hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null},
  };
}

/**
 * Cuts one page out of an ordered list, forward with `first`/`after` or backward with `last`/`before`. A cursor whose
 * node has gone since continues at its place. Throws a GraphQL error for a cursor of another order.
 */
export function paginate<Entry, Node>(
  list: OrderedList<Entry>,
  args: ConnectionArguments,
  toNode: (entry: Entry) => Node,
): Connection<Node> {
  const direction = args.reverse ? -1 : 1;
  const entries = args.reverse ? list.entries.toReversed() : list.entries;
  const place = (cursor: string) => decodeCursor(cursor, list.sort);
  const isBeyond = (entry: OrderedEntry<Entry>, cursor: ReturnType<typeof place>) =>
    comparePlaces(entry, cursor) * direction > 0;

  let start = 0;
  let end = entries.length;
  if (args.after != null) {
    const cursor = place(args.after);
    const next = entries.findIndex((entry) => isBeyond(entry, cursor));
    start = next === -1 ? entries.length : next;
  }
  if (args.before != null) {
    const cursor = place(args.before);
    const at = entries.findIndex((entry) => comparePlaces(entry, cursor) * direction >= 0);
    end = at === -1 ? entries.length : at;
  }
  if (args.first != null) end = Math.min(end, start + args.first);
  if (args.last != null) start = Math.max(start, end - args.last);

  const edges = entries.slice(start, Math.max(start, end)).map((entry) => ({
    cursor: encodeCursor({sort: list.sort, id: entry.id, value: entry.value}),
    node: toNode(entry.node),
  }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: end < entries.length,
      hasPreviousPage: start > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
