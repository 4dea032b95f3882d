import type {Product} from '../../catalogue/types';

/** Lower case without accents, for comparisons. */
export function foldCase(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The folded words of a text, each between spaces; every character that is not a letter or a digit separates them. */
function wordsOf(text: string): string {
  const words = foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words.map((word) => ` ${word}`), ' '].join('');
}

interface SearchTerm {
  /** Lower case; null for a bare term, which searches all text of the object. */
  field: string | null;
  value: string;
  /** The start of a value or of a word, written with a trailing `*`. */
  isPrefix: boolean;
}

/** Alternatives, each with the terms that must all match. */
type SearchQuery = readonly (readonly SearchTerm[])[];

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

/** How items are searched. */
export interface Searchable<Item> {
  /** The values of each field. A term for the field matches a complete value, in any case. */
  fields: Readonly<Record<string, (item: Item) => readonly string[]>>;
  /** The texts that bare terms are compared with, each separately, so that no phrase spans two. */
  textsOf: (item: Item) => readonly string[];
}

/** Compiles a query into a predicate. Ignores unknown fields, as Shopify does. */
export function compileSearch<Item>(
  query: SearchQuery,
  searchable: Searchable<Item>,
): (item: Item) => boolean {
  const alternatives = query.map((terms) => terms.map((term) => compileTerm(term, searchable)));
  return (item) => alternatives.some((tests) => tests.every((test) => test(item)));
}

function compileTerm<Item>(
  {field, value, isPrefix}: SearchTerm,
  {fields, textsOf}: Searchable<Item>,
): (item: Item) => boolean {
  if (field === null) {
    // Consecutive words. The last one may be the start of a longer word.
    const sought = isPrefix ? wordsOf(value).trimEnd() : wordsOf(value);
    return (item) => textsOf(item).some((text) => wordsOf(text).includes(sought));
  }
  const valuesOf = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!valuesOf) return () => true;
  const sought = foldCase(value);
  return (item) =>
    valuesOf(item)
      .map(foldCase)
      .some((one) => (isPrefix ? one.startsWith(sought) : one === sought));
}

/** The search fields of `products(query:)` and of a collection's rule. */
export const SEARCHABLE_PRODUCTS: Searchable<Product> = {
  fields: {
    handle: ({handle}) => [handle],
    product_type: ({productType}) => [productType],
    tag: ({tags}) => tags,
  },
  textsOf: ({title, productType, vendor, description, tags, variants}) => [
    title,
    productType,
    vendor,
    description,
    ...tags,
    ...variants.flatMap((variant) => [variant.title, variant.sku]),
  ],
};

export function isAvailableForSale({variants}: Pick<Product, 'variants'>): boolean {
  return variants.some(({quantity}) => quantity > 0);
}
