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
  /** Made only when a query asks for them, as are the cursors: most ask for nodes alone. */
  edges: () => {cursor: string; node: Node}[];
  pageInfo: () => PageInfo;
}

/** A connection with nothing in it. */
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
 * Cuts one page out of an ordered list, forward with `first`/`after` or backward with `last`/`before`. A cursor whose
 * node has gone since continues at its place. Throws a GraphQL error for a cursor of another order.
 */
export function paginate<Entry, Node>(
  list: OrderedList<Entry>,
  args: ConnectionArguments,
  toNode: (entry: Entry) => Node,
): Connection<Node> {
  // One page of a long list costs no more than of a short one: the list is neither turned round nor walked through.
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

/** The first position that passes a test which all those behind it pass, too; `length` where none does. */
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
