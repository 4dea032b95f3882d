import type {LanguageCode} from '../contracts/languages.ts';
import type {Words} from '../contracts/words/words.ts';
import en from './en.ts';
import fr from './fr.ts';

export type RefusalWords = Words<typeof en>;

/** What the functions refuse a visitor with, by the visitor's language. */
export const REFUSALS: Readonly<Record<LanguageCode, RefusalWords>> = {en, fr};
