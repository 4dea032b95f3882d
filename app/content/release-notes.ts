import type {ShopWords} from '../words/types';

/** A work's note about its release, by product handle. */
export function releaseNotes(words: ShopWords): Readonly<Record<string, string>> {
  return {
    breakthrough: words.releaseNotes.breakthrough,
  };
}
