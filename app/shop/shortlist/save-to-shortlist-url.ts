import {localPath} from '~/lib/language/local-path';
import {numberOf} from '~/lib/shopify-id';
import type {ShopWords} from '~/words';

/** The URL that saves a product, by its Shopify id, for a plain link. */
export function saveToShortlistUrl(words: ShopWords, gid: string): string {
  return localPath(words, `/shortlist?keep=${numberOf(gid)}`);
}
