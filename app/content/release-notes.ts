import type {ShopWords} from '../words/types';

/** What the page of a work says of its release, by product handle. */
export function releaseNotes(words: ShopWords): Readonly<Record<string, string>> {
  return {
    breakthrough: words.releaseNotes.breakthrough,
  };
}
