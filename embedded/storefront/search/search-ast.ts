export type Comparator = '=' | '<' | '<=' | '>' | '>=';

export interface SearchTerm {
  kind: 'term';
  /** Lower case; null for a bare term, which searches all text of the object. */
  field: string | null;
  comparator: Comparator;
  value: string;
  /** A phrase in quotes: its words must be consecutive. */
  quoted: boolean;
  /** A prefix, written with a trailing `*`. */
  prefix: boolean;
}

export type SearchQuery =
  | SearchTerm
  | {kind: 'and'; parts: readonly SearchQuery[]}
  | {kind: 'or'; parts: readonly SearchQuery[]}
  | {kind: 'not'; part: SearchQuery};
