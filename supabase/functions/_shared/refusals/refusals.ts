import type {LanguageCode} from '../contracts/languages.ts';
import type {Words} from '../contracts/words/words.ts';
import en from './en.ts';
import fr from './fr.ts';

export type RefusalWords = Words<typeof en>;

/** The functions' error messages for visitors, by language. */
export const REFUSALS: Readonly<Record<LanguageCode, RefusalWords>> = {en, fr};
