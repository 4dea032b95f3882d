import {LANGUAGES, type Language, type LanguageCode} from '#contracts/languages';

const [FIRST, ...OTHERS] = LANGUAGES;

/** Remix requests the data of a language's home page at `/fr.data`. */
const OTHER_LANGUAGE = new RegExp(`^/(${OTHERS.map(({code}) => code).join('|')})(?=[/.?#]|$)`);

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

/** The path of a page in a language, such as `/fr/cart`. `path` has no language and starts with a slash. */
export function localPath({language}: {language: Pick<Language, 'path'>}, path: string): string {
  // The home page of another language is `/fr`: a trailing slash would cause a redirect.
  return language.path ? language.path + path.replace(/^\/(?=[?#]|$)/, '') : path;
}

/**
 * A link that the artist wrote, for a visitor. A path without a language leads to the page in the visitor's language; a
 * path with one and an external URL stay as they are.
 */
export function inLanguage(words: {language: Pick<Language, 'path'>}, to: string): string {
  return /^\/(?!\/)/.test(to) && splitPath(to).path === to ? localPath(words, to) : to;
}

/** The absolute URL of a page, in the language of the request. `path` is escaped. */
export function pageUrl(
  words: {language: Pick<Language, 'path'>},
  origin: string,
  path: string,
): string {
  return origin + localPath(words, path);
}

/** Whether a route's `($locale)` is one of the shop's languages, or missing, as in the first language. */
export function isLanguage(locale: string | undefined): boolean {
  return locale === undefined || LANGUAGES.some(({path}) => path === `/${locale}`);
}

/** The URLs of a page in every language, plus the one for visitors who speak none of them. `path` has no language. */
export function pageUrls(origin: string, path: string): {hrefLang: string; href: string}[] {
  const urls = LANGUAGES.map((language) => ({
    hrefLang: language.code,
    href: new URL(language.path + path, origin).href.replace(/\/+$/, ''),
  }));
  return [...urls, {hrefLang: 'x-default', href: urls[0]!.href}];
}
