import type en from '../en/cart-panel';
import type {Words} from '#contracts/words/words';
import {businessDays} from './formats';

/** See the English file. */
export default {
  title: 'Panier',
  line: {
    each: (price) => `${price} l’unité`,
    quantityOf: (title) => `Quantité : ${title}`,
    decreaseOf: (title) => `Diminuer la quantité : ${title}`,
    increaseOf: (title) => `Augmenter la quantité : ${title}`,
    remove: 'Retirer',
  },
  empty: {
    title: 'Votre panier est vide',
    text: 'Les reproductions existent en plusieurs formats, avec livraison gratuite au Canada et aux États-Unis.',
  },
  finished: {
    title: 'Avez-vous terminé votre commande?',
    text: 'La page de paiement que vous aviez ouverte n’est plus accessible.',
    empty: 'Oui, vider le panier',
    keep: 'Non, garder ces œuvres',
  },
  note: {
    open: 'Ajouter un message-cadeau',
    label: 'Message-cadeau',
    hint: 'Je l’écris sur une carte que je joins au colis.',
  },
  discount: {
    open: 'Utiliser un code de réduction',
    label: 'Code de réduction',
    apply: 'Appliquer',
    unchecked: (code) => `Le code ${code} sera vérifié de nouveau à la caisse.`,
    refused: (code) => `Le code ${code} ne s’applique pas à ce panier.`,
    takesOff: (code, savings) => `Avec le code ${code}, vous économisez ${savings}.`,
    later: (code) => `Le code ${code} sera appliqué à la caisse.`,
  },
  send: {
    open: 'Envoyer ce panier à un autre appareil',
    title: 'Un panier',
    copied:
      'Le lien est copié. Il transmet les reproductions et leurs quantités, mais ni les originaux, ni le message-cadeau, ni le code de réduction.',
  },
  summary: {
    total: 'Total',
    exceptUnavailable: 'sans ce qui n’est plus en vente',
    after: (savings, code) => `après une réduction de ${savings} (${code})`,
    shipping: 'Livraison gratuite au Canada et aux États-Unis',
    sentWithin: (days) => `Expédition dans un délai de ${businessDays(days)}.`,
    checkOut: 'Passer à la caisse avec Shopify',
    checkingOut: 'Ouverture de la caisse…',
  },
} satisfies Words<typeof en>;
