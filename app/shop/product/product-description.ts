import type {VisibleProduct} from './hidden-prices';
import words from '#words/catalogue';

/** The description from the admin, else the title and the artist. */
export function productDescription({
  title,
  description,
}: Pick<VisibleProduct, 'title' | 'description'>) {
  return description.trim() || words.description(title);
}
