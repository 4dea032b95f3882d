import type {LanguageCode} from '../contracts/languages.ts';
import type {Fact} from './blocks.ts';

/** The visitor's language, for the artist, unless it's her own. */
export function languageFact(language: LanguageCode): Fact[] {
  if (language === 'en') return [];
  const name = new Intl.DisplayNames('en', {type: 'language'}).of(language) ?? language;
  return [{label: 'Language', value: name}];
}
