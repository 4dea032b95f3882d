import type en from '../en/share';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  share: 'Partager',
  copy: 'Copier le lien',
  copied: 'Copié',
  notCopied: (url) => `Le lien n’a pas été copié. Le voici : ${url}`,
  pin: 'Épingler',
  email: 'Courriel',
  shareElsewhere: 'Partager…',
  picture: {sold: 'Vendu', reserved: 'Réservé', soldOut: 'Épuisé'},
} satisfies Words<typeof en>;
