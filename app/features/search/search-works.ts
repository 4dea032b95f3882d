import {arePricesHidden} from '~/shop/product/hidden-prices';
import {COLLECTIONS} from '~/shop/collection/collections';
import {isOriginal} from '~/shop/product/availability';
import {
  FIELD_WEIGHTS,
  FIELDS,
  type IndexedWork,
  type Offer,
  type StoredIndex,
} from './search-index';
import type {SearchRequest} from './search-address';
import {SHARE_OF_SOFA} from './share-of-sofa';
import {isMisspelt, queryTokens} from './tokens';

/** The index in memory. */
export interface SearchIndex extends Omit<StoredIndex, 'tokens'> {
  tokens: ReadonlyMap<string, readonly number[]>;
}

/** Opens an index that was read from the cache. */
export function openIndex({tokens, ...index}: StoredIndex): SearchIndex {
  return {...index, tokens: new Map(Object.entries(tokens))};
}

/** How well a token of the catalogue matches one of the query: a whole word of a poem before the beginning of a title. */
const QUALITY = {same: 1, beginning: 0.1, misspelt: 0.1} as const;
/** The shortest token that may have so many wrong letters. In a shorter one they make another word: 'sea' and 'tea'. */
const SHORTEST_MISSPELT = {1: 4, 2: 8} as const;
const MOST_TOKENS = 8;

/** A score for each position in the list of works. */
type Scores = Map<number, number>;

/** The works that have every token of the query, or any, and pass the filters: the best first, among equals the newest. */
export function searchWorks(
  index: SearchIndex,
  request: SearchRequest,
  nowMs: number,
  match: 'every' | 'any' = 'every',
): IndexedWork[] {
  const tokens = queryTokens(request.query).slice(0, MOST_TOKENS);
  const scores = combine(
    tokens.map((token, at) => scoreToken(index, token, joined(tokens, at))),
    match,
  );
  return index.works
    .map((work, position) => ({work, score: scores ? scores.get(position) : 0}))
    .filter(({work, score}) => score !== undefined && passes(work, request, nowMs))
    .sort((a, b) => rank(b, request) - rank(a, request))
    .map(({work}) => work);
}

function rank({work, score = 0}: {work: IndexedWork; score?: number}, request: SearchRequest) {
  // The colour of most of the picture before the colour of a part of it.
  return score - (request.colour ? work.colours.indexOf(request.colour) * 2 : 0);
}

/** Null when there are no tokens: every work is found. */
function combine(found: Scores[], match: 'every' | 'any'): Scores | null {
  if (found.length === 0) return null;
  const sum: Scores = new Map();
  for (const scores of found) {
    for (const [position, score] of scores) sum.set(position, (sum.get(position) ?? 0) + score);
  }
  if (match === 'any') return sum;
  return new Map([...sum].filter(([position]) => found.every((scores) => scores.has(position))));
}

/** A token with the one before it and the one after it: 'light house' is 'lighthouse' too. */
function joined(tokens: readonly string[], at: number): string[] {
  const pairs = [tokens.slice(Math.max(0, at - 1), at + 1), tokens.slice(at, at + 2)];
  return pairs.filter(({length}) => length === 2).map((pair) => pair.join(''));
}

/**
 * Scores the works that have the token, or one of those that it is a part of. One that no work has, not even as a beginning,
 * is taken for a misspelt one.
 */
function scoreToken({tokens}: SearchIndex, token: string, wholes: readonly string[]): Scores {
  const scores: Scores = new Map();
  const add = (places: readonly number[], quality: number) => {
    for (const place of places) {
      const position = Math.floor(place / FIELDS);
      const score = (FIELD_WEIGHTS[place % FIELDS] ?? 0) * quality;
      if (score > (scores.get(position) ?? 0)) scores.set(position, score);
    }
  };
  for (const [known, places] of tokens) {
    if (known.startsWith(token)) add(places, known === token ? QUALITY.same : QUALITY.beginning);
  }
  for (const whole of wholes) add(tokens.get(whole) ?? [], QUALITY.same);
  for (const letters of [1, 2] as const) {
    if (scores.size > 0 || token.length < SHORTEST_MISSPELT[letters]) return scores;
    for (const [known, places] of tokens) {
      // Hardly anybody mistakes the first letter, and most words of the catalogue have another one.
      const isNear = letters === 1 || known[0] === token[0];
      if (isNear && isMisspelt(known, token, letters)) add(places, QUALITY.misspelt);
    }
  }
  return scores;
}

function passes(work: IndexedWork, request: SearchRequest, nowMs: number): boolean {
  const {kind, colour, sofaCm, maxPrice} = request;
  if (kind && isOriginal(work) !== isOriginal(COLLECTIONS[kind])) return false;
  if (colour && !work.colours.includes(colour)) return false;
  if (sofaCm === null && maxPrice === null) return true;
  // A hidden price passes no limit, however high: otherwise trying limits would find it out.
  if (maxPrice !== null && arePricesHidden(work, nowMs)) return false;
  return work.offers.some((offer) => fits(offer, sofaCm) && costs(offer, maxPrice));
}

function fits({widthCm}: Offer, sofaCm: number | null): boolean {
  if (sofaCm === null) return true;
  return (
    widthCm !== null &&
    widthCm >= sofaCm * SHARE_OF_SOFA.min &&
    widthCm <= sofaCm * SHARE_OF_SOFA.max
  );
}

function costs({cents}: Offer, maxPrice: number | null): boolean {
  return maxPrice === null || (cents !== null && cents <= maxPrice * 100);
}
