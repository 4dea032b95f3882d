import {LANGUAGES} from '#contracts/languages';

/** The URLs of a page in every language, plus the one for visitors who speak none of them. `path` has no language. */
export function pageUrls(origin: string, path: string): {hrefLang: string; href: string}[] {
  const urls = LANGUAGES.map((language) => ({
    hrefLang: language.code,
    href: new URL(language.path + path, origin).href.replace(/\/+$/, ''),
  }));
  return [...urls, {hrefLang: 'x-default', href: urls[0]!.href}];
}
