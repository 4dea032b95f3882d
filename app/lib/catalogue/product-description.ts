import {SITE} from '#contracts/site';
import type {VisibleProduct} from './hidden-prices';

/** The description from the admin, else the title and the artist. */
export function productDescription({
  title,
  description,
}: Pick<VisibleProduct, 'title' | 'description'>) {
  return description.trim() || `${title}, by ${SITE.artist.name}.`;
}
