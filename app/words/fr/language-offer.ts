import type en from '../en/language-offer';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  title: 'Cette boutique existe aussi en français.',
  accept: 'Continuer en français',
  decline: 'Non merci',
} satisfies Words<typeof en>;
