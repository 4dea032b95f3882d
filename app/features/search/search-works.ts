import {arePricesHidden} from '~/lib/catalogue/hidden-prices';
import {COLLECTIONS} from '~/lib/catalogue/collections';
import {isOriginal} from '~/lib/catalogue/availability';
import {
  FIELD_WEIGHTS,
  FIELDS,
  type IndexedWork,
  type Offer,
  type StoredIndex,
} from './search-index';
import type {SearchRequest} from './search-address';
import {SHARE_OF_SOFA} from './share-of-sofa';
import {isOneLetterOff, queryTokens} from './tokens';

/** The index in memory. */
export interface SearchIndex extends Omit<StoredIndex, 'tokens'> {
  tokens: ReadonlyMap<string, readonly number[]>;
}

/** Opens an index that was read from the cache. */
export function openIndex({tokens, ...index}: StoredIndex): SearchIndex {
  return {...index, tokens: new Map(Object.entries(tokens))};
}

/** How well a token of the catalogue matches one of the query. */
const QUALITY = {same: 1, beginning: 0.6, misspelt: 0.4} as const;
/** One letter makes another token of a shorter one: 'sea' and 'tea'. */
const SHORTEST_MISSPELT = 4;
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
    tokens.map((token) => scoreToken(index, token)),
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

/** Scores the works that have the token. One that no work has, not even as a beginning, is taken for a misspelt one. */
function scoreToken({tokens}: SearchIndex, token: string): Scores {
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
  if (scores.size > 0 || token.length < SHORTEST_MISSPELT) return scores;
  for (const [known, places] of tokens) {
    if (isOneLetterOff(known, token)) add(places, QUALITY.misspelt);
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
