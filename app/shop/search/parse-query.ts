import type {ServerWords} from '~/words';
import {COLOUR_NAMES} from '~/shop/filters/colour-names';
import type {SearchRequest} from './search-url';
import {namesOf} from '~/shop/filters/colour-shares';
import {readPrice, readSofa} from '~/shop/filters/work-filters';
import {tokensOf} from './tokens';

/** '$1,000', '100 $', 'CAD 99.99': the dollars are the group. */
const PRICE = String.raw`(?:cad\s*)?\$?\s*(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:[.,]\d\d?)?(?![.,]?\d)(?:\s*(?:\$|cad|ca|dollars?)(?!\w))*`;

/** The units of length, without 'in', which is a preposition too: '100 in blue'. */
const UNITS = String.raw`centimet(?:re|er)s?|cms?|millimet(?:re|er)s?|mm|met(?:re|er)s?|m|inch(?:es)?|po|pouces?|feet|foot|ft|pieds?|pi`;

/** A width and its unit, if any, are the groups. */
const WIDTH = String.raw`(\d+(?:[.,]\d+)?)(?:[\s-]*(${UNITS}|in|["″'′])(?!\w))?`;

/** '8', '12.5', '8½', '8 1/2'. */
const NUMBER = String.raw`\d[\d.,]*(?:\s*[¼½¾]|\s\d\/\d)?`;

/** The words after a length. */
const SIDES = String.raw`wide|high|long|tall|deep|across|de (?:large|largeur|haut|hauteur|long|longueur)`;

/** '20 wide', but not '20 long gales'. */
const SIDE_LAST = String.raw`(?:${SIDES})(?=\s*(?:$|[^\w\s]))`;

/** 'in' where it's a unit: '12 in wide', '8 to 10 in'. */
const INCHES = String.raw`in(?=\s*(?:$|[^\w\s]|(?:${SIDES}|by)\b))`;

/** '10 cm', '8 to 10 in', '24"', '12 wide', '8 x 10', '8 par 10'. */
const LENGTHS = new RegExp(
  [
    String.raw`${NUMBER}(?:\s*(?:to|a|-)\s*${NUMBER})?(?:[\s-]*(?:(?:${UNITS}|${INCHES})(?!\w)|${SIDE_LAST})|["'”″′](?![a-z]))`,
    String.raw`${NUMBER}["'”″′]?\s*(?:[x×]|(?:by|par|sur)(?!\w))\s*${NUMBER}`,
  ].join('|'),
  'gi',
);

/**
 * The request with the filters that its query names: 'blue print under 100' has a colour, a kind and a price. What
 * remains is the query. A colour beside other words stays there, because 'red boat' doesn't mean a red picture.
 */
export function parseQuery(words: ServerWords, request: SearchRequest): SearchRequest {
  const sofa = takeSofa(words, request.query);
  const price = takePrices(words, sofa.rest);
  const kind = takeKind(words, price.rest);
  const found = {...sofa.found, ...price.found, ...kind.found};
  const [word, ...others] = descriptiveTokens(words, kind.rest);
  const colour =
    others.length === 0 && COLOUR_NAMES.find((name) => namesOf(words, name).includes(word ?? ''));
  if (colour) return {...request, ...found, query: '', colour};
  if (Object.keys(found).length === 0) return request;
  return {...request, ...found, query: word ? kind.rest : ''};
}

/** Part of a request, and the query without its words. */
interface Taken {
  found: Partial<SearchRequest>;
  rest: string;
}

function takeSofa(words: ServerWords, query: string): Taken {
  const {over, pieces, links, wide} = words.searchGrammar.furniture;
  const above = `(?:(?:${anyOf(over)})[^\\d]{1,16}?)?`;
  const piece = `(?:${anyOf(pieces)})`;
  const link = `(?:[\\s,:]+(?:${anyOf(links)}))*[\\s,:]+`;
  const end = `(?:\\s+(?:${anyOf(wide)})(?!\\w))?`;
  const patterns = [above + piece + link + WIDTH + end, `${above}${WIDTH}${end}[\\s-]+${piece}`];
  for (const pattern of patterns) {
    const match = take(query, pattern);
    if (!match) continue;
    const [number = '', unit = ''] = match.groups;
    const sofa = readSofa(...inKnownUnit(Number(number.replace(',', '.')), unit.toLowerCase()));
    if (sofa) return {found: {sofa}, rest: match.rest};
  }
  return {found: {}, rest: query};
}

function inKnownUnit(width: number, unit: string): [width: string, unit: string | null] {
  if (/^(?:f|pi|['′])/.test(unit)) return [String(width * 12), 'in'];
  if (/^m[mi]/.test(unit)) return [String(width / 10), 'cm'];
  if (unit.startsWith('m')) return [String(width * 100), 'cm'];
  if (unit.startsWith('c')) return [String(width), 'cm'];
  return [String(width), unit && 'in'];
}

function takePrices(words: ServerWords, query: string): Taken {
  const {between, atMost, atLeast} = words.searchGrammar.prices;
  const range = take(query, withPrices(between), withoutLengths(query));
  if (range) {
    const [minPrice = null, maxPrice = null] = range.groups.map(dollars);
    return {found: {minPrice, maxPrice}, rest: range.rest};
  }
  const most = takeLimit(words, query, atMost, ['maxPrice', 'minPrice']);
  const least = takeLimit(words, most.rest, atLeast, ['minPrice', 'maxPrice']);
  return {found: {...most.found, ...least.found}, rest: least.rest};
}

/** Takes 'less than 100', which sets one limit, or 'no less than 100', which sets the opposite. */
function takeLimit(
  words: ServerWords,
  query: string,
  phrases: readonly string[],
  [limit, opposite]: ['minPrice' | 'maxPrice', 'minPrice' | 'maxPrice'],
): Taken {
  const pattern = `(?:(${anyOf(words.searchGrammar.prices.not)})\\s+)?(?:${withPrices(phrases)})`;
  const match = take(query, pattern, withoutLengths(query));
  if (!match) return {found: {}, rest: query};
  const isNegated = match.groups.length === 2;
  return {
    found: {[isNegated ? opposite : limit]: dollars(match.groups.at(-1))},
    rest: match.rest,
  };
}

/** The query with its lengths blanked, so that none is read as a price. Quotation marks aren't marks of inches. */
function withoutLengths(query: string): string {
  return withoutAccents(query)
    .replace(/^'(.*)'$/, ' $1 ')
    .replace(/(^|\D)["“]([^"”]*)["”]/g, '$1 $2 ')
    .replace(LENGTHS, (length) => '_'.repeat(length.length));
}

function withPrices(phrases: readonly string[]): string {
  return anyOf(phrases).replaceAll('#', PRICE);
}

function dollars(text = ''): number | null {
  return readPrice(text.replace(/\D/g, ''));
}

function takeKind(words: ServerWords, query: string): Taken {
  for (const kind of ['prints', 'originals'] as const) {
    const match = take(query, anyOf(words.searchGrammar.filters.kinds[kind].split(' ')));
    if (match) return {found: {kind}, rest: match.rest};
  }
  return {found: {}, rest: query};
}

/**
 * Finds a complete phrase in `text`, which is as long as the query. Returns the groups that matched, and the rest of the
 * query.
 */
function take(
  query: string,
  pattern: string,
  text = query,
): {groups: string[]; rest: string} | null {
  const match = new RegExp(`(?<!\\w)(?:${pattern})(?!\\w)`, 'i').exec(withoutAccents(text));
  if (!match) return null;
  const [phrase, ...groups] = match;
  const rest = `${query.slice(0, match.index)} ${query.slice(match.index + phrase.length)}`;
  return {
    groups: groups.filter((group) => group !== undefined),
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
}

function anyOf(phrases: readonly string[]): string {
  return phrases.map(withoutAccents).join('|');
}

/** Text of the same length, so that a match can be cut from the original. */
function withoutAccents(text: string): string {
  return text.replace(/[À-ÿ]/g, (letter) => letter.normalize('NFD').charAt(0)).replaceAll('’', "'");
}

/** The tokens that describe a work, each once. */
function descriptiveTokens(words: ServerWords, text: string): string[] {
  const {stopWords, filters} = words.searchGrammar;
  const others = tokensOf(words, `${stopWords} ${filters.anything}`);
  return [...new Set(tokensOf(words, text))].filter((token) => !others.includes(token));
}
