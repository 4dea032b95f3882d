import type {Language} from '#contracts/languages';

/** The path of a page in a language, such as `/fr/cart`. `path` has no language and starts with a slash. */
export function localPath({language}: {language: Pick<Language, 'path'>}, path: string): string {
  // The home page of another language is `/fr`: a trailing slash would cause a redirect.
  return language.path ? language.path + path.replace(/^\/(?=[?#]|$)/, '') : path;
}
