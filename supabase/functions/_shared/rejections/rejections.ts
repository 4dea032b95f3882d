import type {LanguageCode} from '../contracts/languages.ts';
import type {Words} from '../contracts/words/words.ts';
import en from './en.ts';
import fr from './fr.ts';

export type RejectionWords = Words<typeof en>;

/** The functions' error messages for visitors, by language. */
export const REJECTIONS: Readonly<Record<LanguageCode, RejectionWords>> = {en, fr};
