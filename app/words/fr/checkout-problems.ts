import type en from '../en/checkout-problems';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  failed: {
    title: 'Le passage à la caisse a échoué',
    description: 'Veuillez réessayer ou m’écrire',
  },
  codeRejected: {
    title: 'Votre code de réduction ne s’applique pas à ce panier',
    description: 'Changez-le ou retirez-le pour passer à la caisse.',
  },
  cartChanged: {
    title: 'Votre panier a changé',
    description: 'Veuillez vérifier les articles signalés.',
  },
  page: {
    'sold-out': {title: 'Épuisé', description: 'Quelqu’un vient de l’acheter.'},
    gone: {title: 'Œuvre introuvable', description: 'Elle n’est plus dans la boutique.'},
    'not-enough': {
      title: 'Il n’en reste pas assez',
      description: 'Veuillez choisir une quantité plus petite.',
    },
    'only-one': {title: 'Pièce unique', description: 'Vous ne pouvez en commander qu’une.'},
    'early-access': {
      title: 'Réservé à la liste d’avant-première',
      description: 'Veuillez commander par le lien de votre courriel.',
    },
    'too-many-lines': {
      title: 'Trop d’articles',
      description: 'Veuillez passer plus d’une commande.',
    },
    repriced: {
      title: 'Le prix a changé',
      description: 'Veuillez le vérifier, puis réessayer.',
    },
  },
  line: {
    soldOut: 'Épuisé depuis votre ajout au panier.',
    gone: 'Cette œuvre n’est plus dans la boutique.',
    removeToGoOn: 'Retirez cet article pour continuer avec le reste.',
    otherSizes: 'Voir ses autres formats',
    sizesLeft: 'Encore en vente :',
    notEnough: (left) => `Il n’en reste que ${left}.`,
    lowerTo: (left) => `Ramener à ${left}`,
    repriced: (price) =>
      `Le prix est maintenant de ${price}. S’il vous convient, passez à la caisse.`,
    repricedUnseen:
      'Le prix a changé. Retirez cet article, puis ajoutez l’œuvre de nouveau depuis sa page.',
    onlyOne: 'C’est une pièce unique : vous ne pouvez en commander qu’une.',
    tooManyLines: (most) =>
      `Vous pouvez commander jusqu’à ${most} articles différents à la fois. Retirez celui-ci et commandez-le séparément.`,
    earlyAccess:
      'Réservé à la liste d’avant-première. Retirez cet article, puis ajoutez l’œuvre de nouveau par le lien de votre courriel.',
  },
} satisfies Words<typeof en>;
