import type {Language} from '#contracts/languages';

/** The path of a page in a language; `path` is without one, and begins with a slash. */
export function pathIn({path: prefix}: Pick<Language, 'path'>, path: string): string {
  // The home page of another language is `/fr`: a slash at the end would be redirected.
  return prefix && path === '/' ? prefix : prefix + path;
}
