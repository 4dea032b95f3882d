import type {SearchQuery, SearchTerm} from './search-query';
import {containsWords, foldCase, wordsOf} from './words';

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
    const sought = wordsOf(value);
    return (item) => textsOf(item).some((text) => containsWords(wordsOf(text), sought, isPrefix));
  }
  const valuesOf = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!valuesOf) return () => true;
  const sought = foldCase(value);
  return (item) =>
    valuesOf(item)
      .map(foldCase)
      .some((one) => (isPrefix ? one.startsWith(sought) : one === sought));
}
