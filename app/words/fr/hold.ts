import type en from '../en/hold';
import {ARTIST_TIME_ZONE} from '#contracts/time/days';
import type {Words} from '#contracts/words/words';
import {dates} from './formats';

/** See the English file. */
export default {
  title: (work: string) => `Réserver «\u00a0${work}\u00a0»`,
  description: 'Demander qu’un tableau original vous soit réservé.',
  introduction:
    'Dites-moi qui vous êtes, puis confirmez votre adresse courriel avec le lien que je vous enverrai. Je vous écrirai ensuite pour vous donner le prix et la durée de la réservation. La demande est gratuite et ne vous engage à rien.',
  message: 'Quelques mots (facultatif)',
  send: 'Envoyer la demande',
  sent: {
    title: 'Consultez vos courriels',
    description:
      'Cliquez sur le lien du courriel que je viens de vous envoyer. Votre demande me parviendra alors.',
  },
  failed: 'La demande n’a pas été envoyée',
  notForSale: {
    text: 'Ce tableau ne peut pas être réservé en ce moment.',
    link: 'Voir sa page',
  },
  gone: 'Je ne peux pas réserver ce tableau en ce moment. Consultez sa page pour en savoir plus.',

  page: {title: 'Votre réservation', description: 'Un tableau original réservé.'},
  states: {
    new: 'Encore un clic, et je saurai que vous souhaitez réserver ce tableau.',
    asked: 'J’ai bien reçu votre demande, et je vous écrirai bientôt.',
    quoted: 'Je vous ai envoyé mon prix, que vous pouvez accepter.',
    held: 'Ce tableau vous est réservé. Personne d’autre ne peut l’acheter.',
    paying:
      'Ce tableau vous est réservé jusqu’au dernier versement. Il sera expédié après celui-ci.',
    paid: 'Tout est payé, et le tableau est à vous. Je vous écrirai dès son expédition.',
    declined: 'Je n’ai pas pu réserver ce tableau. Merci de votre demande.',
    taken:
      'Une autre personne est passée avant vous. Si le tableau redevient disponible, vous recevrez un seul courriel, et vous pourrez refaire une demande.',
    ended: 'Le délai de cette réservation est écoulé, et le tableau est de nouveau offert à tous.',
    cancelled: 'Cette réservation est annulée, et vous n’avez plus rien à payer.',
    sold: 'Ce tableau a été vendu ailleurs. Vous ne devez rien.',
  },
  confirm: 'Oui, envoyer ma demande',
  confirmed: {
    title: 'Merci',
    description: 'J’ai reçu votre demande. Je vous répondrai par courriel.',
  },
  price: 'Prix',
  shipping: 'Livraison',
  shippingIncluded: 'Comprise',
  total: 'Total',
  until: 'Réservé jusqu’au',
  instant: (date: Date) =>
    dates.printed(
      date
        .toLocaleString('fr-CA', {
          dateStyle: 'full',
          timeStyle: 'short',
          timeZone: ARTIST_TIME_ZONE,
        })
        .replace(/\s/g, ' '),
    ),
  taxes: 'Les taxes, s’il y en a, sont comprises.',
  payNow: 'Payer maintenant',
  pay: (amount: string) => `Payer ${amount}`,
  preparing:
    'La page de paiement est en préparation. Veuillez actualiser cette page dans une minute.',
  payOrder: (order: string) =>
    `Merci pour votre commande ${order.replace('#', '')}. Si vous n’avez pas encore payé, veuillez le faire par le mode de paiement choisi à la commande. Cette page indiquera que votre paiement est arrivé.`,
  overTime: {
    title: 'Payer en plusieurs fois',
    text: 'En versements mensuels, sans intérêts. Dès l’arrivée du premier, le tableau vous est réservé jusqu’au dernier. Il est ensuite expédié.',
    count: 'Nombre de versements',
    payments: (count: number) => `${count} versements`,
    show: 'Voir les dates',
    agree: 'J’accepte ces versements.',
    refunds:
      'Si vous ne pouvez pas continuer, écrivez-moi, et nous conviendrons d’un remboursement.',
    accept: (count: number) => `Payer en ${count} versements`,
    accepted: {
      title: 'Votre calendrier est fixé',
      description: 'Veuillez faire le premier versement avant la fin de la réservation.',
    },
  },
  statement: 'Versements',
  columns: {number: 'Versement', due: 'Échéance', amount: 'Montant', state: 'État'},
  paidOn: (day: string) => `Payé le ${day}`,
  paidByHand: (day: string) => `Payé en personne le ${day}`,
  refunded: (amount: string) => `${amount} remboursés`,
  waiting: (order: string) => `La commande ${order.replace('#', '')} est en attente de paiement`,
  next: 'Prochain',
  later: 'À venir',
  paidSoFar: 'Payé à ce jour',
  print: 'Imprimer le relevé',
  certificate: (number: string) => `Certificat ${number}`,
  privacy: {
    before:
      'Toute personne qui a le lien peut voir cette page\u00a0: il ne figure que dans les courriels que je vous envoie. Des questions? Écrivez à ',
    after: '.',
  },

  artist: {
    title: 'Réservation',
    description: 'La réservation d’un tableau.',
    buyer: (name: string, email: string) => `Pour ${name}, ${email}`,
    states: {
      new: 'L’acheteur n’a pas encore confirmé son adresse courriel.',
      asked: 'Quelqu’un demande une réservation. Rien n’est réservé avant votre accord.',
      quoted: 'L’acheteur n’a pas encore accepté votre prix.',
      held: 'Le tableau est réservé partout dans la boutique.',
      paying: 'L’acheteur paie en plusieurs fois. Le tableau est réservé partout dans la boutique.',
      paid: 'Tout est payé. Le tableau peut être expédié.',
      declined: 'Vous avez refusé.',
      taken:
        'Une autre personne est passée avant. Pour cette demande, un seul courriel est envoyé si le tableau redevient disponible.',
      ended: 'La réservation a pris fin sans paiement.',
      cancelled:
        'Vous avez annulé cette réservation. Remboursez les paiements dans Shopify, sous Commandes.',
      sold: 'Le tableau a été vendu dans une autre commande.',
    },
    commission:
      'Ce sont les versements d’un tableau sur commande. Ses étapes ont leur propre page.',
    whatToDo: 'Que souhaitez-vous faire?',
    actions: {
      agree: {
        link: 'Accepter',
        again: 'Changer les conditions',
        title: 'Accepter la réservation',
        text: 'L’acheteur reçoit un courriel avec ces conditions et une page privée pour payer. Les autres personnes intéressées sont prévenues et mises en attente. Seuls l’acheteur et vous voyez le prix.',
        button: 'Réserver',
      },
      decline: {
        link: 'Refuser',
        title: 'Refuser',
        text: 'L’acheteur reçoit un court courriel aimable.',
        button: 'Refuser',
      },
      extend: {
        link: 'Prolonger',
        title: 'Prolonger la réservation',
        text: 'L’acheteur reçoit un courriel avec la nouvelle date.',
        button: 'Prolonger',
      },
      end: {
        link: 'Terminer ou annuler la réservation',
        title: 'Mettre fin à la réservation',
        text: 'Le tableau redevient disponible, plus rien n’est dû, et l’acheteur reçoit un courriel. Cela ne rembourse pas les paiements déjà faits\u00a0: remboursez-les dans Shopify, sous Commandes, et choisissez de remettre le tableau en stock. Annulez-y aussi toute commande impayée.',
        button: 'Mettre fin à la réservation',
      },
      record: {
        link: 'Noter un paiement fait en personne',
        title: 'Noter un paiement fait en personne',
        text: 'Shopify crée une commande marquée comme payée, et l’acheteur reçoit un courriel.',
        button: 'Noter le paiement',
      },
    },
    price: 'Prix en dollars, taxes comprises',
    shipping: 'Livraison en dollars (0 si elle est comprise)',
    hours: 'Heures',
    note: 'Un mot à l’acheteur (facultatif)',
    maxPayments: 'Paiement en plusieurs fois',
    atOnce: 'Non, en une fois',
    upTo: (count: number) => `Jusqu’à ${count} versements`,
    firstPercent: 'Premier versement, en pourcentage',
    payment: 'Versement',
    done: {title: 'C’est fait', description: 'Cette page est à jour.'},
    failed: 'Rien n’a été modifié',
  },
} satisfies Words<typeof en>;
