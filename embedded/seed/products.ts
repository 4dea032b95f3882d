import type {Product} from '../catalogue/types';
import {ARTWORKS} from './artworks';
import {buildProduct} from './build-product';
import {buildDuplicates} from './duplicates';
import {buildGenerated} from './generated';
import {seedGids} from '../catalogue/gids';
import {withLaunch} from './launch';
import {LISTINGS} from './listings';

/**
 * The products a new shop starts with, oldest id first: the artworks, the titles listed twice, and enough generated
 * products to reach `size`. `now` decides when the coming-soon product launches. Throws when an artwork of the list was
 * never listed for sale.
 */
export function buildProducts(now: Date, size = 0): readonly Product[] {
  const artworks = ARTWORKS.map((artwork, position) => {
    const listing = LISTINGS[artwork.handle];
    if (!listing) throw new Error(`seed/listings.ts says nothing about ${artwork.handle}`);
    return withLaunch(buildProduct(artwork, listing, position, seedGids(position)), now);
  });
  const own = [...artworks, ...buildDuplicates()];
  return [...own, ...buildGenerated(own.length, size)];
}
