import type en from '../en/product';
import type {Words} from '#contracts/words/words';

/** The page of a work, and its early-access page. */
export default {
  picturesOf: 'Images de ',
  enlarge: 'Agrandir',
  price: 'Prix ',
  select: {before: '', after: ' au choix'},
  sizeSoldOut: ' (épuisé)',
  fitsFrame: (inches: string, centimetres: string) =>
    `Convient à un cadre standard de ${inches} avec passe-partout (${centimetres})`,
  contactForPricing: 'Demander le prix',
  askAboutSimilar: 'Me renseigner sur une œuvre semblable',
  artistsWords: 'Les mots de l’artiste',
  story: 'L’histoire',
  recording: 'Le poème lu par l’artiste',
  info: 'Livraison, retours et authenticité',
  haveQuestion: 'Une question sur cette œuvre?',
  subjects: {
    question: {before: 'Une question au sujet de « ', after: ' »'},
    price: {before: 'Le prix de « ', after: ' »'},
    similar: {before: 'Une œuvre dans l’esprit de « ', after: ' »'},
    otherSize: {before: '« ', after: ' » dans un autre format'},
  },
  notFound: {
    title: 'Œuvre introuvable',
    description: 'Il n’y a pas d’œuvre à cette adresse.',
    text: 'Elle a peut-être trouvé son mur, ou changé d’adresse.',
    failed: 'La boutique est injoignable pour l’instant. Veuillez réessayer dans un moment.',
    home: 'Retour à l’accueil',
    prints: 'Voir les reproductions',
  },
  otherSizes: {text: (sizes: string) => `Encore en vente : ${sizes}.`, link: 'Écrivez-moi'},
  allSold: {
    text: 'Toutes les reproductions de cette œuvre sont vendues.',
    related: 'Voir des œuvres apparentées',
    prints: 'Voir les autres reproductions',
  },
  noPicture: {
    text: 'Cette œuvre n’a pas encore d’image ici, et personne ne devrait l’acheter sans l’avoir vue.',
    link: 'Écrivez-moi à son sujet',
  },
  benchLength: (centimetres: number) => `${centimetres}\u00a0cm`,
  drawnToScale: (size: string, centimetres: number) =>
    `${size}, à l’échelle au-dessus d’un banc de ${centimetres}\u00a0cm.`,
} satisfies Words<typeof en>;
