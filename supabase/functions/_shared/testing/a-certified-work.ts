import type {CertifiedWork} from '../adapters/shopify-works.ts';
import {PICTURE_PREFIX} from './test-context.ts';

/** A print of an edition of fifty, of which 38 are left. */
export function aCertifiedWork(changes: Partial<CertifiedWork> = {}): CertifiedWork {
  return {
    kind: 'print',
    handle: 'moon-road',
    title: 'Moon Road',
    medium: 'Giclée print, Cotton rag',
    size: '8×10 in',
    year: '2022',
    edition: 'Edition of 50',
    certificate: 'Numbered, with each print',
    left: 38,
    picture: {url: `${PICTURE_PREFIX}1/moon-road.jpg?v=1`, alt: null, width: 1280, height: 1600},
    ...changes,
  };
}
