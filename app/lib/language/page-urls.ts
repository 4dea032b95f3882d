import {LANGUAGES} from '#contracts/languages';

/** A page's absolute URL in a language. */
interface PageUrl {
  /** The language's code; `x-default` of the one for visitors who speak none of them. */
  hrefLang: string;
  href: string;
}

/** The URLs of a page in every language, for search engines; `path` is without the language. */
export function pageUrls(origin: string, path: string): PageUrl[] {
  const urls = LANGUAGES.map((language) => ({
    hrefLang: language.code,
    href: new URL(language.path + path, origin).href.replace(/\/+$/, ''),
  }));
  return [...urls, {hrefLang: 'x-default', href: urls[0]!.href}];
}
