import type en from '../en/controls';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  close: 'Fermer',
  back: 'Retour',
  loading: 'Chargement',
  opening: 'Ouverture',
} satisfies Words<typeof en>;
