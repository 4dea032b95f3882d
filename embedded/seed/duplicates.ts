import {SECOND_LISTING} from '../../store/check/work-kind';
import type {Product} from '../catalogue/types';
import {ARTWORKS, type Artwork} from './artworks';
import {buildProduct} from './build-product';
import {seedGids} from '../catalogue/gids';
import {LISTINGS, type Listing} from './listings';

/**
 * Prints that the painter listed a second time under another handle and never took down, as happens in a real admin.
 * A collection shows each title once; the later of these two has no picture and must not win for being newer.
 */
const DUPLICATES: readonly {
  of: string;
  handle: string;
  createdAt: string;
  withoutImage: boolean;
}[] = [
  {
    of: 'harbour-morning',
    handle: 'harbour-morning-2022',
    createdAt: '2022-03-15T09:00:00-03:00',
    withoutImage: false,
  },
  {
    of: 'waiting-for-the-tide',
    handle: 'waiting-for-the-tide-reprint',
    createdAt: '2024-09-10T10:00:00-03:00',
    withoutImage: true,
  },
];

/** The titles listed twice; their ids follow those of the artworks. Throws when a handle is not in the seed. */
export function buildDuplicates(): readonly Product[] {
  return DUPLICATES.map(({of, handle, createdAt, withoutImage}, index) => {
    const {artwork, listing} = findListed(of);
    const position = ARTWORKS.length + index;
    const product = buildProduct(
      {...artwork, handle},
      {...listing, createdAt, tags: [...listing.tags, SECOND_LISTING]},
      position,
      seedGids(position),
    );
    return withoutImage ? {...product, images: []} : product;
  });
}

function findListed(handle: string): {artwork: Artwork; listing: Listing} {
  const artwork = ARTWORKS.find((candidate) => candidate.handle === handle);
  const listing = LISTINGS[handle];
  if (!artwork || !listing) throw new Error(`The seed has no listed artwork ${handle}`);
  return {artwork, listing};
}
