import type {getPaginationVariables} from '@shopify/hydrogen';

/** Which page of a collection, as Hydrogen reads it from the URL. */
export type Paging = ReturnType<typeof getPaginationVariables>;

/** The cursor in the URL. Null at a list's beginning, or at its end when paging backwards. */
export function cursorOf(paging: Paging): string | null {
  return 'last' in paging ? paging.startCursor : paging.endCursor;
}
