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
  /** Lazy, as are the cursors: most queries select `nodes` only. */
  edges: () => {cursor: string; node: Node}[];
  pageInfo: () => PageInfo;
}

/** A connection without nodes. */
export function emptyConnection(): Connection<never> {
  return {
    nodes: [],
    edges: () => [],
    pageInfo: () => ({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    }),
  };
}

/**
 * Returns one page of an ordered list, forward with `first`/`after` or backward with `last`/`before`. A cursor whose
 * node was deleted continues at its position. Throws a GraphQL error for a cursor of another sort order.
 */
export function paginate<Entry, Node>(
  list: OrderedList<Entry>,
  args: ConnectionArguments,
  toNode: (entry: Entry) => Node,
): Connection<Node> {
  // A page of a long list costs no more than one of a short list: the list is neither reversed nor iterated.
  const {entries, sort} = list;
  const {length} = entries;
  const at = (position: number) => entries[args.reverse ? length - 1 - position : position]!;
  const distance = (position: number, cursor: Cursor) =>
    comparePlaces(at(position), cursor) * (args.reverse ? -1 : 1);

  let start = 0;
  let end = length;
  if (args.after != null) {
    const cursor = decodeCursor(args.after, sort);
    start = findFirst(length, (position) => distance(position, cursor) > 0);
  }
  if (args.before != null) {
    const cursor = decodeCursor(args.before, sort);
    end = findFirst(length, (position) => distance(position, cursor) >= 0);
  }
  if (args.first != null) end = Math.min(end, start + args.first);
  if (args.last != null) start = Math.max(start, end - args.last);

  const page = Array.from({length: Math.max(0, end - start)}, (_, index) => at(start + index));
  const nodes = page.map(({node}) => toNode(node));
  const cursorOf = ({id, value}: OrderedEntry<Entry>) => encodeCursor({sort, id, value});
  return {
    nodes,
    edges: () => nodes.map((node, index) => ({cursor: cursorOf(page[index]!), node})),
    pageInfo: () => ({
      hasNextPage: end < length,
      hasPreviousPage: start > 0,
      startCursor: page.length ? cursorOf(page.at(0)!) : null,
      endCursor: page.length ? cursorOf(page.at(-1)!) : null,
    }),
  };
}

/**
 * Binary search: the first position for which `test` is true, given that it is true for all later ones; `length` when
 * it is never true.
 */
function findFirst(length: number, test: (position: number) => boolean): number {
  let from = 0;
  let to = length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (test(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
