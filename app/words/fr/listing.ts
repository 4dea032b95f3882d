import type en from '../en/listing';
import type {Words} from '#contracts/words/words';

/** Cards of works, and the pages of a collection. */
export default {
  viewDetails: 'Voir les détails',
  ofWork: '\u00a0: ',
  noImage: 'Sans image',
  related: 'Vous aimerez peut-être aussi',
  works: {one: 'œuvre', other: 'œuvres'},
  earlier: 'Voir les œuvres précédentes',
  later: 'Voir d’autres œuvres',
  loading: 'Chargement…',
  none: 'Aucune œuvre dans cette collection',
  order: 'Trier les œuvres',
  sorts: {
    featured: 'En vedette',
    newest: 'Plus récentes',
    oldest: 'Plus anciennes',
    priceLow: 'Prix croissant',
    priceHigh: 'Prix décroissant',
    title: 'Titre, de A à Z',
  },
} satisfies Words<typeof en>;
