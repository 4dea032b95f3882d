import type en from '../en/private-page';
import type {Words} from '#contracts/words/words';

/** The words that the private pages share. */
export default {
  unknown: {
    title: 'Cette page est introuvable',
    before:
      'Le lien est peut-être incomplet, ou la page a été retirée. Si vous en avez encore besoin, écrivez à ',
    after: '.',
  },
  failed: {
    title: 'Un problème est survenu',
    before: 'Rien n’est perdu. Veuillez rouvrir le lien un peu plus tard, ou écrire à ',
    after: '.',
  },
  connectionLost: {
    title: 'La connexion a été coupée',
    description: 'Veuillez réessayer. Rien ne sera envoyé ni payé deux fois.',
  },
} satisfies Words<typeof en>;
