import words from '#words/search';
import {COLOUR_NAMES} from './colours';
import {SHARE_OF_SOFA, type SearchRequest} from './search-address';

/** '12 works for “boats” with blue, over a sofa of 200 cm, up to CAD $150'. */
export function describeSearch(request: SearchRequest, count: number): string {
  const {colour, sofaCm, maxPrice} = request;
  return [
    words[request.kind ?? 'works'](count) +
      (request.query && words.forQuery(request.query)) +
      (colour ? words.withColour(COLOUR_NAMES[colour]) : ''),
    sofaCm && words.overSofa(sofaCm),
    maxPrice && words.upTo(maxPrice),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The rule behind the sofa filter, in centimetres; null without a sofa. */
export function explainSofa({sofaCm}: SearchRequest): string | null {
  if (sofaCm === null) return null;
  const {min, max} = SHARE_OF_SOFA;
  return words.sofaRule(Math.ceil(sofaCm * min), Math.floor(sofaCm * max));
}
