import MiniSearch, {type Query} from 'minisearch';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {COLLECTIONS} from '~/shop/collection/collections';
import {isForSale, isOriginal} from '~/shop/product/availability';
import {ratioOf} from '~/lib/cdn-image';
import {toCents} from '~/lib/money';
import {type SizedProduct, type SizedVariant, variantSize} from '~/shop/product/work-size';
import type {ServerWords} from '~/words';
import {type Sides, toCentimetres} from '~/lib/lengths';
import type {FilterableWork, IndexedWork, SearchIndex} from './search-index';
import {SHARE_OF_SOFA, type Orientation, type SearchRequest, type WorkFilters} from './search-url';
import {queryTokens} from './tokens';

/**
 * The shortest token that may have one or two wrong letters. In a shorter one, a wrong letter makes another word: 'sea'
 * and 'tea'.
 */
const SHORTEST_MISSPELT = {oneLetter: 4, twoLetters: 8} as const;
const MAX_TOKENS = 8;
/** How far from 1 the ratio of a square picture may be. */
const SQUARE_TOLERANCE = 0.05;

/** The works that have every token of the query, or any of them, and match the filters, best first. */
export function searchWorks(
  words: ServerWords,
  {works, texts}: SearchIndex,
  request: SearchRequest,
  nowMs: number,
  match: 'every' | 'any' = 'every',
): IndexedWork[] {
  const {query, kind, colour} = request;
  const found = texts
    .search(textQuery(words, texts, query, match))
    .flatMap(({id}) => works[id as number] ?? [])
    .filter((work) => isOfKind(work, kind) && passes(work, request, nowMs));
  if (!colour) return found;
  const shareOf = (work: IndexedWork) => work.colourShares.get(colour) ?? 0;
  return found.sort((a, b) => shareOf(b) - shareOf(a));
}

function textQuery(
  words: ServerWords,
  texts: SearchIndex['texts'],
  query: string,
  match: 'every' | 'any',
): Query {
  const tokens = queryTokens(words, query).slice(0, MAX_TOKENS);
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

function isOfKind(work: IndexedWork, kind: SearchRequest['kind']): boolean {
  return kind === null || isOriginal(work) === isOriginal(COLLECTIONS[kind]);
}

/** Whether a work matches the filters. */
export function passes(
  work: FilterableWork & Pick<IndexedWork, 'colourShares'>,
  filters: WorkFilters,
  nowMs: number,
): boolean {
  const {colour, orientation, sofa, minPrice, maxPrice} = filters;
  if (colour && !work.colourShares.has(colour)) return false;
  if (orientation && orientationOf(work) !== orientation) return false;
  const hasPrice = minPrice !== null || maxPrice !== null;
  if (sofa === null && !hasPrice) return true;
  // A hidden price matches no limit, however high, because otherwise a visitor could find it by trying limits.
  if (hasPrice && arePricesHidden(work, nowMs)) return false;
  return isForSale(work, nowMs) && findFittingVariant(work, filters) !== null;
}

/** The first available size that suits the furniture and the prices; null when there's none. */
export function findFittingVariant<
  Variant extends SizedVariant & {availableForSale: boolean; price: {amount: string}},
>(
  work: SizedProduct & {variants: {nodes: Variant[]}},
  {sofa, minPrice, maxPrice}: WorkFilters,
): Variant | null {
  return (
    work.variants.nodes.find(
      (variant) =>
        variant.availableForSale &&
        (sofa === null ||
          suitsSofa(variantSize(variant, work), toCentimetres(sofa.width, sofa.unit))) &&
        (minPrice === null || toCents(variant.price.amount) >= Math.round(minPrice * 100)) &&
        (maxPrice === null || toCents(variant.price.amount) <= Math.round(maxPrice * 100)),
    ) ?? null
  );
}

/** Null without a picture. */
function orientationOf({images}: FilterableWork): Orientation | null {
  const [image] = images.nodes;
  if (!image) return null;
  const ratio = ratioOf(image);
  if (Math.abs(ratio - 1) <= SQUARE_TOLERANCE) return 'square';
  return ratio > 1 ? 'landscape' : 'portrait';
}

function suitsSofa(size: Sides | null, furnitureCm: number): boolean {
  const widthCm = size && Math.round(size.width);
  return (
    widthCm !== null &&
    widthCm >= furnitureCm * SHARE_OF_SOFA.min &&
    widthCm <= furnitureCm * SHARE_OF_SOFA.max
  );
}
