import type en from '../en/search';
import type {Words} from '#contracts/words/words';
import {plural} from './formats';

/** See the English file. */
export default {
  title: 'Recherche',
  description:
    'Trouvez un tableau par son titre, son sujet, sa couleur, son prix ou le canapé au-dessus duquel il ira.',
  quoted: (text: string) => `« ${text} »`,

  question: 'Qu’aimeriez-vous voir?',
  placeholder: 'Bateaux, brume',
  search: 'Rechercher',
  filter: 'Filtrer',
  filters: 'Filtrer par couleur, format ou prix',
  changeFilters: 'Changer la couleur, le format ou le prix',
  showWorks: 'Afficher ces œuvres',
  kind: 'Type d’œuvre',
  kinds: {all: 'Tout', prints: 'Reproductions', originals: 'Originaux'},
  colour: 'Couleur',
  anyColour: 'Toutes',
  colours: {
    red: 'rouge',
    orange: 'orangé',
    yellow: 'jaune',
    green: 'vert',
    blue: 'bleu',
    purple: 'violet',
    pink: 'rose',
    brown: 'brun',
    grey: 'gris',
    black: 'noir',
    white: 'blanc',
  },
  orientation: 'Orientation',
  anyOrientation: 'Toutes',
  orientations: {landscape: 'Horizontal', portrait: 'Vertical', square: 'Carré'},
  sofa: 'Largeur du meuble',
  sofaHint:
    'Un canapé ou un lit. Largeur de l’œuvre : de la moitié aux trois quarts de celle du meuble.',
  unit: 'Unité de la largeur',
  units: ['cm', 'in'],
  minPrice: 'Prix minimal, en $\u00a0CA',
  price: 'Prix maximal, en $\u00a0CA',
  priceHint: 'Pour les reproductions. Le prix des originaux est donné sur demande.',

  suggestions: 'Suggestions',
  suggested: (count: number) =>
    `${count} ${plural(count, {one: 'suggestion', other: 'suggestions'})}. Choisissez avec les flèches.`,
  answer: 'Page du site',
  answers: {
    shipping: 'Livraison\u00a0: frais et délais',
    returns: 'Retours et remboursements',
    commissions: 'Commander un tableau',
    order: 'Suivre votre commande',
    questions: 'Questions fréquentes\u00a0: encadrement, cadeaux, couleurs',
  },
  answersTitle: 'Ces pages peuvent vous aider',

  works: (count: number) =>
    `${count || 'Aucune'} ${plural(count, {one: 'œuvre', other: 'œuvres'})}`,
  prints: (count: number) =>
    `${count || 'Aucune'} ${plural(count, {one: 'reproduction', other: 'reproductions'})}`,
  originals: (count: number) =>
    `${count || 'Aucun'} ${plural(count, {one: 'original', other: 'originaux'})}`,
  forQuery: (text: string) => ` pour « ${text} »`,
  withColour: (colour: string) => ` avec ${/^[aeiou]/.test(colour) ? 'de l’' : 'du '}${colour}`,
  inOrientation: {
    landscape: 'à l’horizontale',
    portrait: 'à la verticale',
    square: 'au format carré',
  },
  overSofa: (width: string) => `au-dessus d’un meuble de ${width}`,
  widths: {
    in: (inches: number, cm: number) => `${inches}\u00a0po (${cm}\u00a0cm)`,
    cm: (inches: number, cm: number) => `${cm}\u00a0cm (${inches}\u00a0po)`,
  },
  from: (dollars: number) => `à partir de ${grouped(dollars)}\u00a0$\u00a0CA`,
  upTo: (dollars: number) => `jusqu’à ${grouped(dollars)}\u00a0$\u00a0CA`,
  sofaRule: (least: number, most: number) =>
    `Une œuvre de ${least} à ${most}\u00a0cm de large occupe de la moitié aux trois quarts de la largeur du meuble, une bonne proportion à cet endroit.`,

  filterPrints: 'Filtrer par couleur, format ou prix',
  filterOriginals: 'Filtrer par couleur ou format',
  clear: 'Effacer les filtres',

  nothing: 'Ces œuvres pourraient vous plaire.',
  withoutFilters: {before: 'Ou cherchez de nouveau', link: 'sans les filtres', after: '.'},

  newest: 'Œuvres récentes',

  pages: 'Pages d’œuvres',
  earlier: 'Œuvres précédentes',
  more: 'Œuvres suivantes',
  page: (page: number, count: number) => `Page ${page} sur ${count}`,

  start: {
    title: 'À découvrir',
    before: 'Ou parcourez toutes les ',
    prints: 'reproductions',
    or: ' ou tous les ',
    originals: 'originaux',
    toCommissions: '. Vous cherchez autre chose? Je peux le peindre pour vous. Voyez ',
    commissions: 'comment commander un tableau',
    toShortlist: '. Les œuvres que vous avez gardées sont dans ',
    shortlist: 'votre sélection',
    after: '.',
  },
} satisfies Words<typeof en>;

function grouped(dollars: number): string {
  return String(dollars).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
