import MiniSearch, {type Query} from 'minisearch';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {COLLECTIONS} from '~/shop/collection/collections';
import {isOriginal} from '~/shop/product/availability';
import {inCentimetres} from '~/lib/centimetres';
import {toCents} from '~/lib/money';
import {variantSize, type WorkSize} from '~/shop/product/work-size';
import type {ServerWords} from '~/words';
import type {IndexedWork, SearchIndex} from './search-index';
import {SHARE_OF_SOFA, type SearchRequest} from './search-url';
import {queryTokens} from './tokens';

/**
 * The shortest token that may have that many wrong letters. In a shorter token they make another word: 'sea' and 'tea'.
 */
const SHORTEST_MISSPELT = {oneLetter: 4, twoLetters: 8} as const;
const MOST_TOKENS = 8;

/** The works that have every token of the query, or any of them, and match the filters, best first. */
export function searchWorks(
  words: ServerWords,
  {works, texts}: SearchIndex,
  request: SearchRequest,
  nowMs: number,
  match: 'every' | 'any' = 'every',
): IndexedWork[] {
  const {query, colour} = request;
  const found = texts
    .search(textQuery(words, texts, query, match))
    .flatMap(({id}) => works[id as number] ?? [])
    .filter((work) => passes(work, request, nowMs));
  if (!colour) return found;
  // The main colour of a picture ranks above the colour of a part of it.
  return found.sort((a, b) => a.colourNames.indexOf(colour) - b.colourNames.indexOf(colour));
}

function textQuery(
  words: ServerWords,
  texts: SearchIndex['texts'],
  query: string,
  match: 'every' | 'any',
): Query {
  const tokens = queryTokens(words, query).slice(0, MOST_TOKENS);
  if (tokens.length === 0) return MiniSearch.wildcard;
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

function passes(work: IndexedWork, request: SearchRequest, nowMs: number): boolean {
  const {kind, colour, sofaCm, maxPrice} = request;
  if (kind && isOriginal(work) !== isOriginal(COLLECTIONS[kind])) return false;
  if (colour && !work.colourNames.includes(colour)) return false;
  if (sofaCm === null && maxPrice === null) return true;
  // A hidden price matches no limit, however high, because otherwise a visitor could find it by trying limits.
  if (maxPrice !== null && arePricesHidden(work, nowMs)) return false;
  return work.variants.nodes.some(
    (variant) =>
      variant.availableForSale &&
      (sofaCm === null || suitsSofa(variantSize(variant, work), sofaCm)) &&
      (maxPrice === null || toCents(variant.price.amount) <= maxPrice * 100),
  );
}

function suitsSofa(size: WorkSize | null, sofaCm: number): boolean {
  const widthCm = size && inCentimetres(size.width);
  return (
    widthCm !== null &&
    widthCm >= sofaCm * SHARE_OF_SOFA.min &&
    widthCm <= sofaCm * SHARE_OF_SOFA.max
  );
}
