import type en from '../en/shipping-policy';
import type {Words} from '#contracts/words/words';

/**
 * The shipping policy. The words in braces are filled in: the artist's email address, her delivery times and her note
 * on them, and sentences that the product page and the cart share.
 */
export default {
  title: 'Livraison',
  summary:
    'La livraison est gratuite au Canada et aux États-Unis, et les commandes sont préparées en {preparation}.',
  sections: {
    canadaAndUsa: {
      heading: 'Canada et États-Unis',
      blocks: [
        'La livraison est gratuite à toute adresse au Canada et aux États-Unis, pour les reproductions comme pour les tableaux originaux. Aucun montant minimal n’est exigé.',
      ],
    },
    elsewhere: {
      heading: 'Partout ailleurs',
      blocks: [
        '{elsewhere} Si vous habitez un autre pays, veuillez écrire à {email} avant de commander, en indiquant le nom de l’œuvre et votre adresse. Je vous indiquerai le prix d’un envoi soigné, et vous ne devrez rien tant que vous ne l’aurez pas accepté.',
      ],
    },
    times: {
      heading: 'Délais',
      blocks: [
        'Les commandes sont préparées en {preparation} : vérifiées, emballées et remises au transporteur. {transit} Une œuvre qui porte la mention « Bientôt » peut être commandée dès son lancement.',
        '{deadline}',
        '{note}',
      ],
    },
    taxes: {
      heading: 'Taxes et droits de douane',
      blocks: [
        'Les prix sont en dollars canadiens. {taxes} Un colis envoyé à l’intérieur du Canada ne passe aucune frontière et n’est soumis à aucun droit.',
        '{customs} Si un transporteur vous réclame des droits déjà payés à la caisse, ne les payez pas deux fois : écrivez à {email}.',
      ],
    },
    damage: {
      heading: 'Si quelque chose se passe mal en chemin',
      blocks: [
        'Si un colis arrive endommagé, gardez l’emballage, photographiez-le ainsi que l’œuvre et écrivez à {email} dans les 7 jours suivant la réception. La page Retours explique la suite. Si un colis n’arrive pas du tout, écrivez-moi aussi. Je le ferai rechercher, et le problème sera réglé.',
      ],
    },
  },
} satisfies Words<typeof en>;
