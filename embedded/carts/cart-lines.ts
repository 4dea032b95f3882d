import {randomUUID} from 'node:crypto';
import type {
  CartLineInput,
  CartLineUpdateInput,
} from '@shopify/hydrogen-react/storefront-api-types';
import type {Cart, CartLine} from './cart';

/**
 * Adds merchandise: to the line with the same variant, otherwise as new lines before the others, in the given order.
 * The default quantity is 1; zero adds nothing.
 */
export function addLines(
  {token, lines}: Pick<Cart, 'token' | 'lines'>,
  added: readonly CartLineInput[],
): CartLine[] {
  const wanted = added
    .map(({merchandiseId, quantity}) => ({
      id: `gid://shopify/CartLine/${randomUUID()}?cart=${token}`,
      merchandiseId,
      quantity: quantity ?? 1,
    }))
    .filter(({quantity}) => quantity > 0);
  const merged = mergeEqualLines([...lines, ...wanted]);
  return [...merged.slice(lines.length), ...merged.slice(0, lines.length)];
}

/** Updates lines by id, and removes those with quantity 0. */
export function updateLines(
  lines: readonly CartLine[],
  changes: readonly CartLineUpdateInput[],
): CartLine[] {
  const removed = changes.filter(({quantity}) => quantity === 0).map(({id}) => id);
  return removeLines(lines, removed).map((line) => {
    const change = changes.find(({id}) => id === line.id);
    return {
      ...line,
      merchandiseId: change?.merchandiseId ?? line.merchandiseId,
      quantity: change?.quantity ?? line.quantity,
    };
  });
}

/** Merges lines of the same variant into the first of them. */
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

export function removeLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  return lines.filter((line) => !ids.includes(line.id));
}
