import type {LanguageCode} from '../contracts/languages.ts';
import {MAIL_WORDS} from './mail-words.ts';

/** A label and its value, in the text version: 'Size: 8 × 10 inches'. */
export function labelled(label: string, value: string, language: LanguageCode): string {
  return `${label}${MAIL_WORDS[language].colon} ${value}`;
}
