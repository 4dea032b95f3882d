import type en from './en.ts';
import type {Words} from './words.ts';

/** The words that pages and functions share, in French. */
export default {
  invalidEmail: 'Veuillez saisir une adresse courriel valide',
} satisfies Words<typeof en>;
