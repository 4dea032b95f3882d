import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {CHECKOUT_WORDS} from './words/by-language';

/** A country that the shop ships to. */
export type CountryCode = 'CA' | 'US';

interface Country {
  name: string;
  /** Names of regions by their postal abbreviation. */
  regions: Readonly<Record<string, string>>;
}

/** The countries that the shop ships to, and their regions, as a language names them. */
export function countriesIn(language: LanguageCode): Readonly<Record<CountryCode, Country>> {
  return CHECKOUT_WORDS[language].countries;
}

/** First letters of the postal codes of each Canadian province and territory. */
export const POSTAL_LETTERS: Readonly<Record<string, string>> = {
  AB: 'T',
  BC: 'V',
  MB: 'R',
  NB: 'E',
  NL: 'A',
  NS: 'B',
  NT: 'X',
  NU: 'X',
  ON: 'KLMNP',
  PE: 'C',
  QC: 'GHJ',
  SK: 'S',
  YT: 'Y',
};

export function isCountryCode(text: string): text is CountryCode {
  return Object.hasOwn(countriesIn('en'), text);
}

/** Whether a country has a region of this postal abbreviation. */
export function isRegion(country: CountryCode, region: string): boolean {
  return Object.hasOwn(countriesIn('en')[country].regions, region);
}
