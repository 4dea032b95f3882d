import type en from '../en/questions';
import type {Words} from '#contracts/words/words';

/** The page of common questions. */
export default {
  title: 'Questions et réponses',
  description:
    'Papier, encadrement, couleurs, cadeaux, délais, douane et retours\u00a0: ce que les acheteurs demandent le plus souvent.',
  introduction: 'Ce que les acheteurs demandent le plus souvent.',
  write: {before: 'Votre question n’y est pas? ', link: 'Écrivez-moi', after: '.'},
  common: 'Voir les questions courantes',
} satisfies Words<typeof en>;
