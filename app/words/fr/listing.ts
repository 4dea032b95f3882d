import type {Words} from '#contracts/words/words';
import type en from '../en/listing';
import {plural} from './formats';

/** Cards of works, and the pages of a collection. */
export default {
  viewDetails: 'Voir les détails',
  ofWork: (title) => `\u00a0: ${title}`,
  noImage: 'Sans image',
  related: 'Vous aimerez peut-être aussi',
  shown: (count, order) =>
    `${plural(count, {one: `${count} œuvre`, other: `${count} œuvres`})}, ${order}`,
  earlier: 'Voir les œuvres précédentes',
  later: 'Voir d’autres œuvres',
  loading: 'Chargement…',
  none: 'Aucune œuvre dans cette collection',
  order: 'Trier les œuvres',
  sorts: {
    featured: 'En vedette',
    newest: 'Récentes',
    oldest: 'Anciennes',
    'price-low': 'Moins chères',
    'price-high': 'Plus chères',
    title: 'Titre, A à Z',
  },
} satisfies Words<typeof en>;
