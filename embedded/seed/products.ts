import {SECOND_LISTING} from '../../store/check/work-kind';
import type {Product} from '../catalogue/types';
import {ARTWORKS} from './artworks';
import {buildProduct} from './build-product';
import {buildGenerated} from './generated';
import {seedGids} from '../catalogue/gids';
import {withLaunch} from './launch';
import {LISTINGS} from './listings';

interface Listed {
  /** The artwork. */
  of: string;
  again?: {handle: string; createdAt: string};
  withoutImage?: boolean;
}

/**
 * Prints that the painter listed a second time under another handle and never took down, as happens in a real admin.
 * A collection shows each title once; the later of these two has no picture and must not win for being newer.
 */
const DUPLICATES: readonly Listed[] = [
  {
    of: 'harbour-morning',
    again: {handle: 'harbour-morning-2022', createdAt: '2022-03-15T09:00:00-03:00'},
  },
  {
    of: 'waiting-for-the-tide',
    again: {handle: 'waiting-for-the-tide-reprint', createdAt: '2024-09-10T10:00:00-03:00'},
    withoutImage: true,
  },
];

/**
 * The products a new shop starts with, oldest id first: the artworks, the titles listed twice, and enough generated
 * products to reach `size`. `now` decides when the coming-soon product launches. Throws when an artwork of the list was
 * never listed for sale.
 */
export function buildProducts(now: Date, size = 0): readonly Product[] {
  const listed: readonly Listed[] = [...ARTWORKS.map(({handle}) => ({of: handle})), ...DUPLICATES];
  const own = listed.map((one, position) => withLaunch(buildListed(one, position), now));
  return [...own, ...buildGenerated(own.length, size)];
}

function buildListed({of, again, withoutImage}: Listed, position: number): Product {
  const artwork = ARTWORKS.find(({handle}) => handle === of);
  const listing = LISTINGS[of];
  if (!artwork || !listing) throw new Error(`The seed has no listed artwork ${of}`);
  const tags = again ? [...listing.tags, SECOND_LISTING] : listing.tags;
  const gids = seedGids(position);
  const product = buildProduct(
    {...artwork, ...again},
    {...listing, ...again, tags},
    position,
    gids,
  );
  return withoutImage ? {...product, images: []} : product;
}
