import type {CartAttribute, CartLine} from './types';

export interface NewLine {
  merchandiseId: string;
  /** Zero adds nothing. */
  quantity: number;
  attributes: readonly CartAttribute[];
}

export interface LineChange {
  id: string;
  /** Zero removes the line; undefined leaves the quantity. */
  quantity?: number;
  merchandiseId?: string;
  attributes?: readonly CartAttribute[];
}

type Contents = Pick<CartLine, 'merchandiseId' | 'attributes'>;

/** Lines of the same variant with the same attributes are one line. */
function haveSameContents(one: Contents, other: Contents): boolean {
  return one.merchandiseId === other.merchandiseId && textOf(one) === textOf(other);
}

function textOf({attributes}: Contents): string {
  const pairs = attributes.map(({key, value}) => [key, value] as const);
  return JSON.stringify(pairs.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Adds merchandise: to the line with the same variant and attributes, otherwise as new lines before the others, in the
 * given order. `createId` creates the id of a new line.
 */
export function addLines(
  lines: readonly CartLine[],
  added: readonly NewLine[],
  createId: () => string,
): CartLine[] {
  const created: CartLine[] = [];
  const existing = [...lines];
  for (const {quantity, ...contents} of added) {
    if (quantity <= 0) continue;
    const list = existing.some((line) => haveSameContents(line, contents)) ? existing : created;
    const at = list.findIndex((line) => haveSameContents(line, contents));
    const line = list[at];
    if (line) list[at] = {...line, quantity: line.quantity + quantity};
    else created.push({id: createId(), quantity, ...contents});
  }
  return [...created, ...existing];
}

/** Updates lines by id; lines that become equal are merged, and those of quantity 0 removed. */
export function updateLines(
  lines: readonly CartLine[],
  changes: readonly LineChange[],
): CartLine[] {
  const removed = new Set<string>();
  let current = [...lines];
  for (const change of changes) {
    if (change.quantity === 0) removed.add(change.id);
    current = current.map((line) =>
      line.id === change.id
        ? {
            ...line,
            merchandiseId: change.merchandiseId ?? line.merchandiseId,
            quantity: change.quantity ?? line.quantity,
            attributes: change.attributes ?? line.attributes,
          }
        : line,
    );
  }
  return mergeEqualLines(current.filter((line) => !removed.has(line.id)));
}

function mergeEqualLines(lines: readonly CartLine[]): CartLine[] {
  const merged: CartLine[] = [];
  for (const line of lines) {
    const at = merged.findIndex((other) => haveSameContents(other, line));
    const same = merged[at];
    if (same) merged[at] = {...same, quantity: same.quantity + line.quantity};
    else merged.push(line);
  }
  return merged;
}

/** Removes lines by id. */
export function removeLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  return lines.filter((line) => !ids.includes(line.id));
}
