/** A language of the shop. */
export interface Language {
  /** The ISO 639-1 code; also the name of its folder of words and of its build. */
  code: string;
  /** The BCP 47 tag, for `lang` and `Intl`. */
  locale: string;
  /** What its addresses begin with; empty for the first language. */
  path: string;
  /** The name as its own speakers write it. */
  name: string;
}

/** The languages of the shop. The specification's is the first: its addresses begin with nothing. */
export const LANGUAGES = [
  {code: 'en', locale: 'en-CA', path: '', name: 'English'},
  {code: 'fr', locale: 'fr-CA', path: '/fr', name: 'Français'},
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
