import type en from '../en/order';
import type {Words} from '#contracts/words/words';

/** The page that emails a buyer the link to an order. */
export default {
  title: 'Suivre votre commande',
  description:
    'Recevez par courriel le lien vers votre commande, avec son état et, une fois le colis expédié, son suivi.',
  introduction:
    'Saisissez votre numéro de commande et l’adresse courriel utilisée pour commander. Je vous enverrai le lien vers votre commande.',
  number: 'Numéro de commande',
  send: 'M’envoyer le lien',
  sent: {
    title: 'Consultez vos courriels',
    description:
      'Si le numéro et l’adresse correspondent à une commande, le lien arrive d’ici quelques minutes.',
  },
  failed: 'La recherche de la commande a échoué',
  help: {before: 'Vous n’avez pas le numéro? ', link: 'Écrivez-moi', after: '.'},
} satisfies Words<typeof en>;
