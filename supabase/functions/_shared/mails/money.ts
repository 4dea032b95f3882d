import type {LanguageCode} from '../contracts/languages.ts';
import {MAIL_WORDS} from './mail-words.ts';

/** 'CAD $4,800.00' from integer cents; in French '4 800,00 $ CA'. */
export function formatCents(cents: number, language: LanguageCode = 'en'): string {
  return MAIL_WORDS[language].price('CAD', (cents / 100).toFixed(2));
}
