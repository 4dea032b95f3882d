import type en from '../en/share';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  share: 'Partager',
  copy: 'Copier le lien',
  copied: 'Copié',
  notCopied: 'La copie a échoué',
  pin: 'Épingler',
  email: 'Courriel',
  shareElsewhere: 'Partager…',
} satisfies Words<typeof en>;
