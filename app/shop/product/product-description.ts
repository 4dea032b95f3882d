import type {ShopWords} from '~/words';
import type {VisibleProduct} from './product';

/** The description from the admin, or else the title and the artist. */
export function productDescription(
  words: ShopWords,
  {title, description}: Pick<VisibleProduct, 'title' | 'description'>,
) {
  return description.trim() || words.catalogue.description(title);
}
