import type {SearchRequest} from './search-address';
import {SHARE_OF_SOFA} from './share-of-sofa';

/** '12 works for “boats” with blue, over a sofa of 200 cm, up to CAD $150'. */
export function describeSearch(request: SearchRequest, count: number): string {
  const {words, kind, colour, sofaCm, maxPrice} = request;
  const noun = kind === 'prints' ? 'print' : kind === 'originals' ? 'original' : 'work';
  return [
    `${count === 0 ? 'No' : count} ${noun}${count === 1 ? '' : 's'}${words && ` for “${words}”`}${colour ? ` with ${colour}` : ''}`,
    sofaCm && `over a sofa of ${sofaCm} cm`,
    maxPrice && `up to CAD $${maxPrice}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The rule behind the sofa filter, in centimetres; null without a sofa. */
export function explainSofa({sofaCm}: SearchRequest): string | null {
  if (sofaCm === null) return null;
  const {min, max} = SHARE_OF_SOFA;
  return `Each comes in a size from ${Math.ceil(sofaCm * min)} to ${Math.floor(sofaCm * max)} cm wide: half to three quarters of the sofa, which looks right above it.`;
}
