/** A work that is offered while a visitor types. */
export interface Suggestion {
  handle: string;
  title: string;
  /** 'Print' or 'Original', in the language of the pages. */
  kind: string;
  /** The URL of a small picture. */
  picture: string | null;
}

/** Fewer letters would suggest half the catalogue. */
export const SHORTEST_QUERY = 2;
export const MOST_SUGGESTIONS = 6;

export function isSuggestions(value: unknown): value is Suggestion[] {
  return (
    Array.isArray(value) &&
    value.every(
      (item: unknown) =>
        typeof item === 'object' && item !== null && 'handle' in item && 'title' in item,
    )
  );
}
