export interface Suggestion {
  path: string;
  title: string;
  /** 'Print', 'Original' or 'Page', in the language of the page. */
  kind: string;
  picture: string | null;
}

/** Fewer letters would match half the catalogue. */
export const SHORTEST_QUERY = 2;
