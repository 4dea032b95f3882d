import type {Words} from '#contracts/words/words';
import type en from '../en/product-terms';
import {businessDays} from './formats';

const returns = (damaged: string, remedy: string) =>
  `Si ${damaged}, écrivez-moi dans les 7 jours suivant la réception, photos à l’appui, et ${remedy}. Toutes les ventes sont fermes, sauf disposition contraire de la loi.`;

/** The terms of a work's sale, on its page. */
export default {
  shipping: {
    term: 'Livraison gratuite',
    sent: (days: string) =>
      `Au Canada et aux États-Unis, expédition dans un délai de ${businessDays(days)}.`,
    elsewhere: 'Vous habitez ailleurs?',
    quote: 'Écrivez-moi pour connaître le tarif.',
  },
  promises: {
    certificate: 'Avec un certificat d’authenticité signé',
    shipping: 'Livraison gratuite au Canada et aux États‑Unis',
    leaves: (ordered: string, leaves: string) =>
      `Livraison gratuite au Canada et aux États‑Unis\u00a0: commandé le ${ordered}, expédié au plus tard le\u00a0${leaves}`,
    arrives: (arrivals: string[]) => `Arrivée ${arrivals.join(' et ')}, au plus tard`,
    giftCard: 'Envoyée par courriel, avec un code à saisir au moment du paiement',
    print: 'Abîmée en route? Remplacée ou remboursée',
    painting: 'Abîmé en route? Remboursé',
  },
  taxes: 'Taxes et droits de douane',
  returns: {
    term: 'Retours et défauts',
    painting: returns('un tableau vous arrive abîmé ou défectueux', 'il vous sera remboursé'),
    print: returns(
      'une reproduction vous arrive abîmée ou défectueuse',
      'elle sera remplacée ou remboursée',
    ),
  },
  giftCard: {
    term: 'Comment l’utiliser',
    text: 'La carte-cadeau arrive par courriel après le paiement. Son code sert à payer n’importe quelle œuvre : saisissez-le au moment du paiement, dans le champ des réductions et des cartes-cadeaux.',
  },
  certificate: {
    term: 'Certificat d’authenticité',
    text: 'Signé par l’artiste, avec le titre, l’année, la technique et les dimensions de l’œuvre.',
  },
} satisfies Words<typeof en>;
