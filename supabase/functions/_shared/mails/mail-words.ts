import type {LanguageCode} from '../contracts/languages.ts';
import type {Words} from '../contracts/words/words.ts';
import en from './words/en.ts';
import fr from './words/fr.ts';

/** The words of emails to visitors, by the reader's language. */
export const MAIL_WORDS: Readonly<Record<LanguageCode, Words<typeof en>>> = {en, fr};
