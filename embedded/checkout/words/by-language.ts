import type {LanguageCode} from '../../../supabase/functions/_shared/contracts/languages';
import type {Words} from '../../../supabase/functions/_shared/contracts/words/words';
import en from './en';
import fr from './fr';

/** The checkout's words, by the buyer's language. */
export const CHECKOUT_WORDS: Readonly<Record<LanguageCode, Words<typeof en>>> = {en, fr};
