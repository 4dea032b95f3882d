import {GraphQLError} from 'graphql';

/** A position in a sort order. The order's name is included, so that another order rejects the cursor. */
export interface Cursor {
  sort: string;
  /** The node's number, the last tie-breaker of every sort order. */
  id: number;
  /** The value that the order sorts by: a title, cents, milliseconds. */
  value: string | number;
}

/** An opaque cursor in Shopify's format: Base64 of JSON. */
export function encodeCursor({sort, id, value}: Cursor): string {
  return Buffer.from(JSON.stringify({last_id: id, last_value: value, sort})).toString('base64');
}

/** Decodes a cursor of the order `sort`. Throws Shopify's GraphQL error for any other text. */
export function decodeCursor(text: string, sort: string): Cursor {
  const cursor = parseCursor(text);
  if (!cursor || cursor.sort !== sort) {
    throw new GraphQLError('Invalid cursor for current pagination sort.', {
      extensions: {code: 'BAD_REQUEST'},
    });
  }
  return cursor;
}

function parseCursor(text: string): Cursor | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    if (typeof json !== 'object' || json === null) return null;
    const {last_id: id, last_value: value, sort} = json as Record<string, unknown>;
    if (typeof id !== 'number' || typeof sort !== 'string') return null;
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    return {sort, id, value};
  } catch {
    return null; // Not JSON: not a cursor.
  }
}
