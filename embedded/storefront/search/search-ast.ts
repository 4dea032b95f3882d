export type Comparator = '=' | '<' | '<=' | '>' | '>=';

export interface SearchTerm {
  kind: 'term';
  /** Lower case; null for a bare term, which looks at the text of the whole object. */
  field: string | null;
  comparator: Comparator;
  value: string;
  /** Written in quotes: the words must follow one another. */
  quoted: boolean;
  /** Written with a `*` at its end. */
  prefix: boolean;
}

export type SearchQuery =
  | SearchTerm
  | {kind: 'and'; parts: readonly SearchQuery[]}
  | {kind: 'or'; parts: readonly SearchQuery[]}
  | {kind: 'not'; part: SearchQuery};
