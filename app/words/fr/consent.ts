import type en from '../en/consent';
import type {Words} from '#contracts/words/words';

/** The privacy choices. */
export default {
  open: 'Choix de confidentialité',
  title: 'Puis-je compter les visites ?',
  refused:
    'Votre navigateur transmet le signal Global Privacy Control : rien n’est compté, rien n’est enregistré.',
  text: 'Cela m’aide à voir ce qui amène les visiteurs ici. Sans votre accord, rien n’est enregistré : la boutique compte seulement combien de fois chaque œuvre est ouverte, sans savoir par qui.',
  allowed: 'En ce moment, vous le permettez.',
  notAllowed: 'En ce moment, vous ne le permettez pas.',
  policy: 'Politique de confidentialité',
  accept: 'Accepter',
  decline: 'Refuser',
  close: 'Fermer',
} satisfies Words<typeof en>;
