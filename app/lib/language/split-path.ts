import {LANGUAGES, type LanguageCode} from '#contracts/languages';

const [FIRST, ...OTHERS] = LANGUAGES;

/** Remix asks for the data of a language's home page at `/fr.data`. */
const OTHER_LANGUAGE = new RegExp(`^/(${OTHERS.map(({code}) => code).join('|')})(?=[/.]|$)`);

/** The language of an address and what follows it: `/fr/cart` is French, and `/cart`. Other paths are of the first language. */
export function splitPath(pathname: string): {language: LanguageCode; path: string} {
  const [prefix = '', code = FIRST.code] = OTHER_LANGUAGE.exec(pathname) ?? [];
  return {
    language: code as LanguageCode,
    path: pathname.slice(prefix.length).replace(/^(?!\/)/, '/'),
  };
}
