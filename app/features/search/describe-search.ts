import type {ShopWords} from '~/words';
import {SHARE_OF_SOFA, type SearchRequest} from './search-url';

/** '12 works for “boats” with blue, over a sofa of 200 cm, up to CAD $150'. */
export function describeSearch(words: ShopWords, request: SearchRequest, count: number): string {
  const {colour, sofaCm, maxPrice} = request;
  return [
    words.search[request.kind ?? 'works'](count) +
      (request.query && words.search.forQuery(request.query)) +
      (colour ? words.search.withColour(words.search.colours[colour]) : ''),
    sofaCm && words.search.overSofa(sofaCm),
    maxPrice && words.search.upTo(maxPrice),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The rule behind the sofa filter, in centimetres; null without a sofa. */
export function explainSofa(words: ShopWords, {sofaCm}: SearchRequest): string | null {
  if (sofaCm === null) return null;
  const {min, max} = SHARE_OF_SOFA;
  return words.search.sofaRule(Math.ceil(sofaCm * min), Math.floor(sofaCm * max));
}
