export interface Language {
  /** The ISO 639-1 code, which is also the name of the language's folder of words. */
  code: string;
  /** The BCP 47 tag, for `lang` and `Intl`. */
  locale: string;
  /** The prefix of its paths; empty for the first language. */
  path: string;
  /** The language's name in the language itself. */
  name: string;
}

/** The languages of the shop. The first is the specification's, and its paths have no prefix. */
export const LANGUAGES = [
  {code: 'en', locale: 'en-CA', path: '', name: 'English'},
  {code: 'fr', locale: 'fr-CA', path: '/fr', name: 'Français'},
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
