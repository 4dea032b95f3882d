import {LANGUAGES, type LanguageCode} from '#contracts/languages';

const [FIRST, ...OTHERS] = LANGUAGES;

/** Remix requests the data of a language's home page at `/fr.data`. */
const OTHER_LANGUAGE = new RegExp(`^/(${OTHERS.map(({code}) => code).join('|')})(?=[/.]|$)`);

/**
 * Splits a path into its language and the rest: `/fr/cart` is French and `/cart`. A path without a language is in the
 * first language.
 */
export function splitPath(pathname: string): {language: LanguageCode; path: string} {
  const [prefix = '', code = FIRST.code] = OTHER_LANGUAGE.exec(pathname) ?? [];
  return {
    language: code as LanguageCode,
    path: pathname.slice(prefix.length).replace(/^(?!\/)/, '/'),
  };
}
