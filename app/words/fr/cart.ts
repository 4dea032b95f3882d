import type en from '../en/cart';
import type {Words} from '#contracts/words/words';
import {plural} from './formats';

/** See the English file. */
export default {
  button: (items) => `Panier, ${items}`,
  items: (count) => `${count} ${plural(count, {one: 'article', other: 'articles'})}`,
  added: {
    title: 'Ajouté au panier',
    description: (title) => `${title} est dans votre panier.`,
    view: 'Voir le panier',
  },
  onlyOne: {
    title: 'Déjà dans votre panier',
    description: (title) => `${title} est une pièce unique : vous ne pouvez l’ajouter qu’une fois.`,
  },
  needsScripts:
    'Le panier requiert JavaScript. Sans lui, « Ajouter au panier » mène directement à la caisse.',
} satisfies Words<typeof en>;
