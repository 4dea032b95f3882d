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
function holdTheSame(one: Contents, other: Contents): boolean {
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
  const fresh: CartLine[] = [];
  const kept = [...lines];
  for (const {merchandiseId, quantity, attributes} of added) {
    if (quantity <= 0) continue;
    const contents = {merchandiseId, attributes};
    const list = kept.some((line) => holdTheSame(line, contents)) ? kept : fresh;
    const at = list.findIndex((line) => holdTheSame(line, contents));
    const line = list[at];
    if (line) list[at] = {...line, quantity: line.quantity + quantity};
    else fresh.push({id: createId(), quantity, ...contents});
  }
  return [...fresh, ...kept];
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
            id: line.id,
            merchandiseId: change.merchandiseId ?? line.merchandiseId,
            quantity: change.quantity ?? line.quantity,
            attributes: change.attributes ?? line.attributes,
          }
        : line,
    );
  }
  return joinSame(current.filter((line) => !removed.has(line.id)));
}

function joinSame(lines: readonly CartLine[]): CartLine[] {
  const joined: CartLine[] = [];
  for (const line of lines) {
    const at = joined.findIndex((other) => holdTheSame(other, line));
    const same = joined[at];
    if (same) joined[at] = {...same, quantity: same.quantity + line.quantity};
    else joined.push(line);
  }
  return joined;
}

/** Removes lines by id. */
export function removeLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  return lines.filter((line) => !ids.includes(line.id));
}
