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
import {isOneLetterOff, tellingWords} from './words';

/** The index in memory. */
export interface SearchIndex extends Omit<StoredIndex, 'words'> {
  words: ReadonlyMap<string, readonly number[]>;
}

/** Opens an index that was read from the cache. */
export function openIndex({words, ...index}: StoredIndex): SearchIndex {
  return {...index, words: new Map(Object.entries(words))};
}

/** How well a word of the catalogue matches a word of the query. */
const QUALITY = {same: 1, beginning: 0.6, misspelt: 0.4} as const;
/** One letter makes another word of a shorter one: 'sea' and 'tea'. */
const SHORTEST_MISSPELT = 4;
const MOST_WORDS = 8;

/** A score for each position in the list of works. */
type Scores = Map<number, number>;

/** The works that have every word, or any of them, and pass the filters: the best first, among equals the newest. */
export function searchWorks(
  index: SearchIndex,
  request: SearchRequest,
  nowMs: number,
  match: 'every' | 'any' = 'every',
): IndexedWork[] {
  const words = tellingWords(request.words).slice(0, MOST_WORDS);
  const scores = combine(
    words.map((word) => scoreWord(index, word)),
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

/** Null when there are no words: every work is found. */
function combine(found: Scores[], match: 'every' | 'any'): Scores | null {
  if (found.length === 0) return null;
  const sum: Scores = new Map();
  for (const scores of found) {
    for (const [position, score] of scores) sum.set(position, (sum.get(position) ?? 0) + score);
  }
  if (match === 'any') return sum;
  return new Map([...sum].filter(([position]) => found.every((scores) => scores.has(position))));
}

/** Scores the works that have the word. A word that no work has, not even as a beginning, is taken for a misspelt one. */
function scoreWord({words}: SearchIndex, word: string): Scores {
  const scores: Scores = new Map();
  const add = (places: readonly number[], quality: number) => {
    for (const place of places) {
      const position = Math.floor(place / FIELDS);
      const score = (FIELD_WEIGHTS[place % FIELDS] ?? 0) * quality;
      if (score > (scores.get(position) ?? 0)) scores.set(position, score);
    }
  };
  for (const [known, places] of words) {
    if (known.startsWith(word)) add(places, known === word ? QUALITY.same : QUALITY.beginning);
  }
  if (scores.size > 0 || word.length < SHORTEST_MISSPELT) return scores;
  for (const [known, places] of words) {
    if (isOneLetterOff(known, word)) add(places, QUALITY.misspelt);
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
