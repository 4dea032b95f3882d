import type en from '../en/product';
import type {Words} from '#contracts/words/words';

/** The page of a work, and its early-access page. */
export default {
  picturesOf: (title) => `Images de ${title}`,
  enlarge: 'Agrandir',
  price: 'Prix ',
  aboutUsDollars: (amount: string) => `environ ${Math.round(Number(amount))}\u00a0$\u00a0US`,
  select: (option) => `${option} au choix`,
  sizeSoldOut: ' (épuisé)',
  fitsFrame: (inches: string) => `Convient à un cadre standard de ${inches} avec passe‑partout`,
  unique: 'Pièce unique',
  available: 'Disponible',
  sold: 'Vendu',
  contactForPricing: 'Demander le prix',
  hold: 'Réserver ce tableau',
  askAboutSimilar: 'Me renseigner sur une œuvre semblable',
  artistsWords: 'Les mots de l’artiste',
  story: 'L’histoire',
  recording: 'Le poème lu par l’artiste',
  info: 'Livraison, retours et authenticité',
  haveQuestion: 'Une question sur cette œuvre?',
  subjects: {
    question: (title) => `Une question au sujet de « ${title} »`,
    price: (title) => `Le prix de « ${title} »`,
    similar: (title) => `Une œuvre dans l’esprit de « ${title} »`,
    otherSize: (title) => `« ${title} » dans un autre format`,
  },
  priceMessage: 'Quel est le prix de ce tableau?',
  notFound: {
    title: 'Œuvre introuvable',
    description: 'Cette œuvre n’est pas ici.',
    text: 'Elle a peut-être trouvé son mur, ou sa page a été déplacée.',
    failed: 'La boutique est injoignable pour l’instant. Veuillez réessayer dans un moment.',
    home: 'Retour à l’accueil',
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
  furniture: {
    sideboard: (centimetres: number) => `d’un buffet de ${centimetres}\u00a0cm`,
    sofa: (centimetres: number) => `d’un canapé de ${centimetres}\u00a0cm`,
  },
  drawnToScale: (size: string, furniture: string) => `${size}, à l’échelle au‑dessus ${furniture}`,
  framedToScale: (size: string, furniture: string) =>
    `${size} dans un cadre, à l’échelle au‑dessus ${furniture}`,
  sheet: 'La feuille avec sa marge blanche, et l’angle d’un cadre',
} satisfies Words<typeof en>;
