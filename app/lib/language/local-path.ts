import type {Language} from '#contracts/languages';
import language from '#words/language';

/**
 * The address of a page of the shop in the language of this build, for a plain `href` or `fetch`. Remix's `Link`, `Form`, fetchers
 * and `redirect` add the language themselves: they take paths without it.
 */
export function localPath(path: string): string {
  return language.path ? pathIn(language, path) : path;
}

/** The path of a page in a language; `path` is without one, and begins with a slash. */
export function pathIn({path: prefix}: Pick<Language, 'path'>, path: string): string {
  // The home page of another language is `/fr`: a slash at the end would be redirected.
  return prefix && path === '/' ? prefix : prefix + path;
}
