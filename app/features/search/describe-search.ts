import words from '#words/search';
import type {CollectionName} from '~/lib/catalogue/collections';
import {COLOUR_NAMES} from './colours';
import type {SearchRequest} from './search-address';
import {SHARE_OF_SOFA} from './share-of-sofa';

const COUNTS: Readonly<Record<CollectionName, (count: number) => string>> = {
  prints: words.prints,
  originals: words.originals,
};

/** '12 works for “boats” with blue, over a sofa of 200 cm, up to CAD $150'. */
export function describeSearch(request: SearchRequest, count: number): string {
  const {kind, colour, sofaCm, maxPrice} = request;
  return [
    (kind ? COUNTS[kind] : words.works)(count) +
      (request.words && words.forWords(request.words)) +
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
