import type {Language} from '#contracts/languages';

/** The path of a page in a language, `/fr/cart`; `path` is without one, and begins with a slash. */
export function localPath({language}: {language: Pick<Language, 'path'>}, path: string): string {
  // The home page of another language is `/fr`: a slash at its end would be redirected.
  return language.path ? language.path + path.replace(/^\/(?=[?#]|$)/, '') : path;
}
