import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import type {Choice} from '../form-fields';
import {CHECKOUT_WORDS} from './words/by-language';

/** The countries that the shop ships to. */
export const COUNTRIES = ['CA', 'US'] as const;

export type CountryCode = (typeof COUNTRIES)[number];

/** Americans write their state by its abbreviation. */
const STATES = [
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO',
  'MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
].flatMap((row) => row.split(' '));

/** The regions of a country. Their values look like `CA-NB`, because some abbreviations exist in both countries. */
export function regionsIn(country: CountryCode, language: LanguageCode): Choice[] {
  const names: Readonly<Record<string, string>> = CHECKOUT_WORDS[language].countries.provinces;
  const regions = country === 'CA' ? Object.keys(names) : STATES;
  return regions.map((region) => ({
    value: `${country}-${region}`,
    label: country === 'CA' ? (names[region] ?? region) : region,
  }));
}
