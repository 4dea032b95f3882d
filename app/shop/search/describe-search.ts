import {CM_PER_INCH, toCentimetres} from '~/lib/lengths';
import type {ShopWords} from '~/words';
import type {SearchRequest} from './search-url';
import {SHARE_OF_SOFA, type SofaWidth, type WorkFilters} from '~/shop/filters/work-filters';

/** '12 works for “boats” in blue, to hang over furniture 80 in (203 cm) wide, up to CAD $150'. */
export function describeSearch(
  words: ShopWords,
  request: WorkFilters & Partial<SearchRequest>,
  count: number,
): string {
  const {query, colour, orientation, sofa, minPrice, maxPrice} = request;
  return [
    words.search[request.kind ?? 'works'](count) +
      (query ? words.search.forQuery(query) : '') +
      (colour ? words.search.withColour(words.search.colours[colour]) : ''),
    orientation && words.search.inOrientation[orientation],
    sofa && words.search.overSofa(inBothUnits(words, sofa)),
    minPrice && words.search.from(minPrice),
    maxPrice && words.search.upTo(maxPrice),
  ]
    .filter(Boolean)
    .join(', ');
}

function inBothUnits(words: ShopWords, sofa: SofaWidth): string {
  const cm = toCentimetres(sofa.width, sofa.unit);
  return words.search.widths[sofa.unit](Math.round(cm / CM_PER_INCH), Math.round(cm));
}

/** The rule behind the sofa filter, in centimetres; null without a sofa. */
export function explainSofa(words: ShopWords, {sofa}: WorkFilters): string | null {
  if (sofa === null) return null;
  const {min, max} = SHARE_OF_SOFA;
  const cm = toCentimetres(sofa.width, sofa.unit);
  return words.search.sofaRule(Math.ceil(cm * min), Math.floor(cm * max));
}
