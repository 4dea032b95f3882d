import {SITE} from '#contracts/site';
import type {VisibleProduct} from './hidden-prices';

/** In the admin's words, or where there are none by title and artist. */
export function productDescription({
  title,
  description,
}: Pick<VisibleProduct, 'title' | 'description'>) {
  return description.trim() || `${title}, by ${SITE.artist.name}.`;
}
