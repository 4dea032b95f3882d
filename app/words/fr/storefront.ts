import type en from '../en/storefront';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  connection: 'Problème de connexion à Shopify',
  status: (status) => `Code ${status}`,
  noAnswer: 'La boutique n’a pas répondu à temps',
  noConnection: 'Pas de connexion avec la boutique',
  unreadable: 'La réponse n’a pas pu être lue',
  api: 'Erreur de l’API de Shopify',
  unauthorized: {
    title: 'Shopify : accès non autorisé',
    description: 'Le jeton d’accès à la boutique n’est pas valide.',
  },
  paymentRequired: {
    title: 'Shopify : paiement requis',
    description: 'Le forfait Shopify de la boutique n’est pas en règle.',
  },
  accessDenied: {
    title: 'Shopify : accès refusé',
    description: 'La boutique n’est pas accessible en ce moment.',
  },
} satisfies Words<typeof en>;
