import type {LanguageCode} from '../languages.ts';
import en from './en.ts';
import fr from './fr.ts';
import type {Words} from './words.ts';

/**
 * The shared words of every language, for a function, which learns a reader's when it runs. A page is built for one language
 * and imports `#contract-words`.
 */
export const WORDS: Readonly<Record<LanguageCode, Words<typeof en>>> = {en, fr};
