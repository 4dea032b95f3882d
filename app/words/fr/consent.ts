import type en from '../en/consent';
import type {Words} from '#contracts/words/words';

/** The privacy choices. */
export default {
  open: 'Choix de confidentialité',
  title: 'Puis-je mesurer vos visites?',
  optedOut:
    'Votre navigateur transmet le signal Global Privacy Control : rien n’est compté et aucun témoin n’est déposé.',
  text: 'Google, Shopify ou les deux déposeraient des témoins pour m’apprendre ce qui amène les visiteurs ici. Sans votre accord, aucun témoin n’est déposé, et la boutique compte seulement combien de fois chaque œuvre est ouverte, sans savoir par qui.',
  allowed: 'Pour l’instant, vous acceptez que vos visites soient mesurées.',
  notAllowed: 'Pour l’instant, vous refusez que vos visites soient mesurées.',
  policy: 'Politique de confidentialité',
  accept: 'Accepter',
  decline: 'Refuser',
} satisfies Words<typeof en>;
