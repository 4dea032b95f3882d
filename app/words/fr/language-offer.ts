import type en from '../en/language-offer';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  title: 'Aussi en français',
  accept: 'Passer au français',
  decline: 'Non merci',
} satisfies Words<typeof en>;
