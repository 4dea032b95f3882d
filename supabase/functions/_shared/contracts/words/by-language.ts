import type {LanguageCode} from '../languages.ts';
import en from './en.ts';
import fr from './fr.ts';
import type {Words} from './words.ts';

/** The words that pages and functions share, in one language. */
export type SharedWords = Words<typeof en>;

/** The shared words of every language. */
export const WORDS: Readonly<Record<LanguageCode, SharedWords>> = {en, fr};
