export interface SearchTerm {
  /** Lower case; null for a bare term, which searches all text of the object. */
  field: string | null;
  value: string;
  /** The start of a value or of a word, written with a trailing `*`. */
  isPrefix: boolean;
}

/** Alternatives, each with the terms that must all match. */
export type SearchQuery = readonly (readonly SearchTerm[])[];

/** A term with its field: a phrase in quotes, or a word; a backslash escapes the character after it. */
const TERM = /(?:([a-z_]\w*):)?("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?:\\.|[^\s\\*])*)(\*?)/gi;

/**
 * Parses the part of Shopify's search syntax that the shop, its admin and stock storefronts use: bare terms and terms
 * of a field, `OR`, quotes and prefixes. Never throws; an empty query matches everything.
 *
 * @see https://shopify.dev/docs/api/usage/search-syntax
 */
export function parseSearchQuery(text: string): SearchQuery {
  const alternatives: SearchTerm[][] = [[]];
  for (const [whole, field, quotable = '', star] of text.matchAll(TERM)) {
    if (whole === 'OR') alternatives.push([]);
    else if (whole !== '' && whole !== 'AND') {
      alternatives.at(-1)?.push({
        field: field?.toLowerCase() ?? null,
        value: quotable.replace(/^(["'])(.*)\1$/s, '$2').replaceAll(/\\(.)/gs, '$1'),
        isPrefix: star === '*',
      });
    }
  }
  const meant = alternatives.filter((terms) => terms.length > 0);
  return meant.length > 0 ? meant : [[]];
}
