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
export function comparePlaces(
  left: {value: string | number; id: number},
  right: {value: string | number; id: number},
): number {
  return compareValues(left.value, right.value) || left.id - right.id;
}

/** Sorts nodes by `valueOf`, equal ones by `idOf`. */
export function orderBy<Node>(
  sort: string,
  nodes: readonly Node[],
  idOf: (node: Node) => number,
  valueOf: (node: Node) => string | number,
): OrderedList<Node> {
  const entries = nodes.map((node) => ({node, id: idOf(node), value: valueOf(node)}));
  return {sort, entries: entries.sort(comparePlaces)};
}

/** Retains the given order. */
export function orderAsGiven<Node>(sort: string, nodes: readonly Node[]): OrderedList<Node> {
  return {sort, entries: nodes.map((node, position) => ({node, id: position, value: position}))};
}
