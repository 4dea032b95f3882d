import type {SearchQuery, SearchTerm} from './search-ast';
import {containsWords, wordsOf} from './words';

/** The bare terms that an item should contain; those under NOT are left out. */
export function bareTerms(query: SearchQuery): SearchTerm[] {
  switch (query.kind) {
    case 'term':
      return query.field === null ? [query] : [];
    case 'not':
      return [];
    default:
      return query.parts.flatMap(bareTerms);
  }
}

/** The query with its last bare term as a prefix, for search-as-you-type. */
export function withLastPrefix(query: SearchQuery): SearchQuery {
  const last = bareTerms(query).at(-1);
  const rewrite = (part: SearchQuery): SearchQuery => {
    if (part.kind === 'term') return part === last ? {...part, prefix: true} : part;
    if (part.kind === 'not') return part;
    return {...part, parts: part.parts.map(rewrite)};
  };
  return rewrite(query);
}

/** The relevance of weighted texts to the terms: the sum of the weights of the texts that contain each term. */
export function relevanceOf(
  texts: readonly {words: readonly string[]; weight: number}[],
  terms: readonly SearchTerm[],
): number {
  let score = 0;
  for (const term of terms) {
    const termWords = wordsOf(term.value);
    for (const {words, weight} of texts) {
      if (containsWords(words, termWords, term.prefix)) score += weight;
    }
  }
  return score;
}
