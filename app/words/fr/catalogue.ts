import type en from '../en/catalogue';
import {SITE} from '#contracts/site';
import type {Words} from '#contracts/words/words';

/** Texts about works that several pages share. */
export default {
  prints: {
    title: 'Reproductions d’art',
    subtitle: 'Qualité muséale, livraison gratuite au Canada et aux États-\u2060Unis',
  },
  originals: {
    title: 'Tableaux originaux',
    subtitle: 'Des œuvres uniques, avec certificat d’authenticité',
  },
  print: 'Reproduction',
  original: 'Original',
  notLoaded: 'Les œuvres n’ont pas pu être chargées.',
  comingSoon: 'Bientôt',
  soldOut: 'Épuisé',
  soldOutOriginal: 'Vendu',
  /** The badge and the label of a work on hold for a buyer. */
  reserved: 'Réservé',
  addToCart: 'Ajouter au panier',
  seasonal: 'Édition saisonnière, durée limitée',
  description: (title: string) => `${title}, par ${SITE.artist.name}.`,
  picture: (title, number) => `${title}, image ${number}`,
  priceFrom: (price) => `Dès ${price}`,
  and: (first, second) => `${first} et ${second}`,
  size: (title) =>
    title.replace(/(?<=\d)×(?=\d)/, '\u00a0×\u00a0').replace(/(?<=\d)\s?in\b/, '\u00a0po'),
} satisfies Words<typeof en>;
