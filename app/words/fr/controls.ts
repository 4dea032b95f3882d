import type en from '../en/controls';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  close: 'Fermer',
  back: 'Retour',
  loading: 'Chargement',
  opening: 'Ouverture',
  tryAgain: 'Réessayer',
  notLoaded: {
    title: 'Le chargement a échoué',
    description: 'Veuillez vérifier votre connexion, actualiser la page et réessayer.',
  },
} satisfies Words<typeof en>;
