import type {CartUserError} from './cart-payload';

/** Characters; Shopify's limit. */
const MAX_NOTE_LENGTH = 5000;

/** The user error of a note that is too long; empty otherwise. `path` is the note's path in the arguments. */
export function checkNote(
  note: string | null | undefined,
  path: readonly string[],
): CartUserError[] {
  if ([...(note ?? '')].length <= MAX_NOTE_LENGTH) return [];
  const message = `The note exceeds the maximum number of ${MAX_NOTE_LENGTH} characters.`;
  return [{code: 'NOTE_TOO_LONG', field: path, message}];
}
