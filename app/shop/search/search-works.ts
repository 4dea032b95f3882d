import MiniSearch, {type Query} from 'minisearch';
import {matchesFilters} from '~/shop/filters/matches-filters';
import {COLLECTIONS} from '~/shop/collection/collections';
import {isOriginal} from '~/shop/product/availability';
import type {ServerWords} from '~/words';
import type {IndexedProduct, SearchIndex} from './search-index';
import type {SearchRequest} from './search-url';
import {queryTokens} from './tokens';

/**
 * The shortest token that may have one or two wrong letters. In a shorter one, a wrong letter makes another word: 'sea'
 * and 'tea'.
 */
const SHORTEST_MISSPELT = {oneLetter: 4, twoLetters: 8} as const;
const MAX_TOKENS = 8;

/** The works that have every token of the query, or any of them, and match the filters, best first. */
export function searchWorks(
  words: ServerWords,
  {works, texts}: SearchIndex,
  request: SearchRequest,
  nowMs: number,
  match: 'every' | 'any' = 'every',
): IndexedProduct[] {
  const {query, kind, colour} = request;
  const found = texts
    .search(textQuery(words, texts, query, match))
    .flatMap(({id}) => works[id as number] ?? [])
    .filter((work) => isOfKind(work, kind) && matchesFilters(work, request, nowMs));
  if (!colour) return found;
  const shareOf = (work: IndexedProduct) => work.colourShares.get(colour) ?? 0;
  return found.sort((a, b) => shareOf(b) - shareOf(a));
}

function textQuery(
  words: ServerWords,
  texts: SearchIndex['texts'],
  query: string,
  match: 'every' | 'any',
): Query {
  const tokens = queryTokens(words, query).slice(0, MAX_TOKENS);
  // Without a query, the filters alone decide. A query of punctuation matches nothing.
  if (tokens.length === 0) return query === '' ? MiniSearch.wildcard : {queries: []};
  return {
    combineWith: match === 'every' ? 'AND' : 'OR',
    queries: tokens.map((token, at) => ({
      combineWith: 'OR',
      queries: [
        ...(texts.search(token).length > 0 ? [token] : misspelt(token)),
        {queries: joined(tokens, at), prefix: false},
      ],
    })),
  };
}

/** A token joined with the previous and the next one: 'light house' also matches 'lighthouse'. */
function joined(tokens: readonly string[], at: number): string[] {
  const pairs = [tokens.slice(Math.max(0, at - 1), at + 1), tokens.slice(at, at + 2)];
  return pairs.filter(({length}) => length === 2).map((pair) => pair.join(''));
}

/** The likely meanings of a token that doesn't occur in the catalogue, even as the start of a word. */
function misspelt(token: string): Query[] {
  const {length} = token;
  if (length < SHORTEST_MISSPELT.oneLetter) return [];
  // MiniSearch counts two swapped letters as two wrong ones.
  const swapped = Array.from(
    token.slice(1),
    (letter, at) => token.slice(0, at) + letter + token.charAt(at) + token.slice(at + 2),
  );
  const fuzzy = length < SHORTEST_MISSPELT.twoLetters ? 1 : 2;
  return [{queries: [token], fuzzy}, ...swapped];
}

function isOfKind(work: IndexedProduct, kind: SearchRequest['kind']): boolean {
  return kind === null || isOriginal(work) === isOriginal(COLLECTIONS[kind]);
}
