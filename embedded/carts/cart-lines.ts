import type {CartLine} from './cart';

export interface NewLine {
  merchandiseId: string;
  /** Zero adds nothing. */
  quantity: number;
}

export interface LineChange {
  id: string;
  /** Zero removes the line; undefined leaves the quantity. */
  quantity?: number;
  merchandiseId?: string;
}

/**
 * Adds merchandise: to the line with the same variant, otherwise as new lines before the others, in the given order.
 * `createId` creates the id of a new line.
 */
export function addLines(
  lines: readonly CartLine[],
  added: readonly NewLine[],
  createId: () => string,
): CartLine[] {
  const quantityOf = (variantId: string) =>
    added.reduce(
      (sum, {merchandiseId, quantity}) => (merchandiseId === variantId ? sum + quantity : sum),
      0,
    );
  const raised = lines.map((line) => ({
    ...line,
    quantity: line.quantity + quantityOf(line.merchandiseId),
  }));
  const known = new Set(lines.map(({merchandiseId}) => merchandiseId));
  const created = [...new Set(added.map(({merchandiseId}) => merchandiseId))]
    .filter((variantId) => !known.has(variantId) && quantityOf(variantId) > 0)
    .map((variantId) => ({
      id: createId(),
      merchandiseId: variantId,
      quantity: quantityOf(variantId),
    }));
  return [...created, ...raised];
}

/** Updates lines by id. Merges lines that become equal, and removes those with quantity 0. */
export function updateLines(
  lines: readonly CartLine[],
  changes: readonly LineChange[],
): CartLine[] {
  const removed = changes.filter(({quantity}) => quantity === 0).map(({id}) => id);
  const updated = removeLines(lines, removed).map((line) => {
    const change = changes.find(({id}) => id === line.id);
    return {
      ...line,
      merchandiseId: change?.merchandiseId ?? line.merchandiseId,
      quantity: change?.quantity ?? line.quantity,
    };
  });
  return mergeEqualLines(updated);
}

/** Lines of the same variant are one line, the first. */
function mergeEqualLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const first = merged.get(line.merchandiseId);
    merged.set(
      line.merchandiseId,
      first ? {...first, quantity: first.quantity + line.quantity} : line,
    );
  }
  return [...merged.values()];
}

/** Removes lines by id. */
export function removeLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  return lines.filter((line) => !ids.includes(line.id));
}
