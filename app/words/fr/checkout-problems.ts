import type en from '../en/checkout-problems';
import type {Words} from '#contracts/words/words';

/** '999 999', with a no-break space. */
const grouped = (count: number) => count.toLocaleString('fr-CA');

/** See the English file. */
export default {
  failed: {
    title: 'Le passage à la caisse a échoué',
    description: 'Veuillez réessayer ou m’écrire',
  },
  codeRefused: {
    title: 'Votre code de réduction ne s’applique pas à ce panier',
    description: 'Changez-le ou retirez-le pour passer à la caisse.',
  },
  cartChanged: {
    title: 'Votre panier a changé',
    description: 'Veuillez regarder les lignes signalées.',
  },
  soldOut: {title: 'Épuisé', description: 'Quelqu’un vient de l’acheter.'},
  gone: {title: 'Œuvre introuvable', description: 'Elle n’est plus dans la boutique.'},
  line: {
    soldOut: 'Épuisé depuis votre ajout.',
    gone: 'Cette œuvre n’est plus dans la boutique.',
    removeToGoOn: 'Retirez cette ligne pour continuer avec le reste.',
    otherSizes: 'Voir ses autres formats',
    notEnough: (left) => `Il n’en reste que ${left}.`,
    lowerTo: (left) => `Ramener à ${left}`,
    repriced: (price) =>
      `Le prix est maintenant de ${price}. S’il vous convient, passez de nouveau à la caisse.`,
    repricedUnseen:
      'Le prix a changé. Retirez cette ligne, puis ajoutez l’œuvre de nouveau depuis sa page.',
    onlyOne: 'C’est une pièce unique : votre panier n’en contient qu’une.',
    tooManyLines: (most) =>
      `La caisse accepte ${most} lignes. Retirez celle-ci, et commandez-la ensuite.`,
    tooMuch: (most) =>
      `Une ligne accepte au plus ${grouped(most)} exemplaires. Diminuez la quantité pour continuer.`,
    earlyAccess:
      'Réservé aux membres prioritaires. Retirez cette ligne, puis ajoutez l’œuvre de nouveau par le lien de votre lettre.',
  },
  unreadableLines: 'Les lignes du panier n’ont pas pu être lues',
  unreadableCart: 'Le panier n’a pas pu être lu',
  beyondLimits: (lines, quantity) =>
    `La caisse accepte ${lines} lignes, et ${grouped(quantity)} exemplaires de chacune`,
  notCreated: (reasons) => `Le panier n’a pas pu être créé : ${reasons}`,
  noAddress: 'Shopify n’a donné aucune adresse de paiement',
} satisfies Words<typeof en>;
