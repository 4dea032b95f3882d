import type {LanguageCode} from '../contracts/languages.ts';
import type {Fact} from './blocks.ts';

/** Tells the artist the visitor's language, unless it's the artist's own. */
export function languageFact(language: LanguageCode): Fact[] {
  if (language === 'en') return [];
  const name = new Intl.DisplayNames('en', {type: 'language'}).of(language) ?? language;
  return [{label: 'Language', value: name}];
}
