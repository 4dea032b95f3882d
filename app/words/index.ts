import {useLocation} from '@remix-run/react';
import type {LanguageCode} from '#contracts/languages';
import {splitPath} from '~/lib/language/local-path';
import type {ShopWords} from './types';

export type {ServerWords, ShopWords} from './types';

const loaded = new Map<LanguageCode, ShopWords>();

/** Makes the words of a language available: the server registers every language, a browser only its page's. */
export function addWords(code: LanguageCode, words: ShopWords): void {
  loaded.set(code, words);
}

const FILES = import.meta.glob<ShopWords>('./*/index.ts');

/** Loads the words of a language in the browser. */
export async function loadWords(code: LanguageCode): Promise<ShopWords> {
  const words = await FILES[`./${code}/index.ts`]!();
  addWords(code, words);
  return words;
}

/** The words for a path's language. Throws when they aren't loaded yet. */
export function wordsAt(pathname: string): ShopWords {
  const {language} = splitPath(pathname);
  const words = loaded.get(language);
  if (!words) throw new Error(`The words of ${language} are not loaded`);
  return words;
}

/** The words of the page's language. */
export function useWords(): ShopWords {
  return wordsAt(useLocation().pathname);
}
