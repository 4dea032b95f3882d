import {matchesDate} from './date-value';
import type {Comparator, SearchQuery, SearchTerm} from './search-ast';
import {containsWords, foldCase, wordsOf} from './words';

/** How a search field is read from an item and compared. */
export type SearchField<Item> =
  /** Whole values, case-insensitive: a tag, a vendor. */
  | {kind: 'keyword'; read(item: Item): readonly string[]; commaList?: boolean; negated?: boolean}
  /** Words anywhere in a text: a title. */
  | {kind: 'text'; read(item: Item): readonly string[]}
  | {kind: 'date'; read(item: Item): string}
  /** Matches when any of the numbers satisfies the comparison. */
  | {kind: 'number'; read(item: Item): readonly number[]}
  | {kind: 'boolean'; read(item: Item): boolean};

export interface Searchable<Item> {
  fields: Readonly<Record<string, SearchField<Item>>>;
  /** Fields that only items of another kind in the same search have; a term with one matches none of these. */
  foreignFields?: ReadonlySet<string>;
  /** The words that a bare term is compared with, one list per text, so that phrases do not span two texts. */
  words(item: Item): readonly (readonly string[])[];
}

/** Compiles a query into a predicate. Fields that nothing has are ignored, as at Shopify. */
export function compileSearch<Item>(
  query: SearchQuery,
  searchable: Searchable<Item>,
  now: Date,
): (item: Item) => boolean {
  switch (query.kind) {
    case 'and': {
      const tests = query.parts.map((part) => compileSearch(part, searchable, now));
      return (item) => tests.every((test) => test(item));
    }
    case 'or': {
      const tests = query.parts.map((part) => compileSearch(part, searchable, now));
      return (item) => tests.some((test) => test(item));
    }
    case 'not': {
      const test = compileSearch(query.part, searchable, now);
      return (item) => !test(item);
    }
    case 'term':
      return compileTerm(query, searchable, now);
  }
}

function compileTerm<Item>(
  term: SearchTerm,
  searchable: Searchable<Item>,
  now: Date,
): (item: Item) => boolean {
  if (term.field === null) {
    const searched = wordsOf(term.value);
    return (item) =>
      searchable.words(item).some((words) => containsWords(words, searched, term.prefix));
  }
  const field = Object.hasOwn(searchable.fields, term.field)
    ? searchable.fields[term.field]
    : undefined;
  if (!field) {
    const isForeign = searchable.foreignFields?.has(term.field) ?? false;
    return () => !isForeign;
  }
  switch (field.kind) {
    case 'keyword':
      return compileKeyword(term, field);
    case 'text': {
      const searched = wordsOf(term.value);
      return (item) =>
        field.read(item).some((text) => containsWords(wordsOf(text), searched, term.prefix));
    }
    case 'date':
      return (item) => matchesDate(field.read(item), term.comparator, term.value, now);
    case 'number': {
      const limit = term.value.trim() === '' ? NaN : Number(term.value);
      return (item) => field.read(item).some((number) => compare(number, term.comparator, limit));
    }
    case 'boolean': {
      const wanted = foldCase(term.value) === 'true';
      return (item) => field.read(item) === wanted;
    }
  }
}

function compileKeyword<Item>(
  term: SearchTerm,
  field: Extract<SearchField<Item>, {kind: 'keyword'}>,
): (item: Item) => boolean {
  const searched = (field.commaList ? term.value.split(',') : [term.value]).map((value) =>
    foldCase(value).trim(),
  );
  const isSought = (value: string) =>
    searched.some((one) => (term.prefix ? value.startsWith(one) : value === one));
  return (item) =>
    field.read(item).some((value) => isSought(foldCase(value))) !== Boolean(field.negated);
}

function compare(number: number, comparator: Comparator, limit: number): boolean {
  switch (comparator) {
    case '<':
      return number < limit;
    case '<=':
      return number <= limit;
    case '>':
      return number > limit;
    case '>=':
      return number >= limit;
    default:
      return number === limit;
  }
}
