import language from '#words/language';
import {pathIn} from './path-in';

/**
 * The address of a page of the shop in the language of this build, for a plain `href` or `fetch`. Remix's `Link`, `Form`, fetchers
 * and `redirect` add the language themselves: they take paths without it.
 */
export function localPath(path: string): string {
  return language.path ? pathIn(language, path) : path;
}
