import type en from '../en/offline';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  documentTitle: 'Hors ligne',
  title: 'Vous êtes hors ligne',
  seen: 'Vous pouvez encore ouvrir les œuvres que vous avez vues :',
  none: 'Les œuvres reviendront avec votre connexion.',
  again: 'Réessayer',
} satisfies Words<typeof en>;
