import type en from '../en/search-grammar';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  stopWords:
    'a ai au aux avec ce ces cette chez d dans de des du elle en est et il je j l la le les ma mes moi mon ou par pour que qui sa ses son sont sous sur un une',
  kinds: {print: 'reproduction giclée', original: 'original tableau peinture'},

  filters: {
    kinds: {
      prints: 'reproduction reproductions giclee giclees impression impressions',
      originals: 'original originaux originale originales',
    },
    colours: {
      red: 'rouge rouges',
      orange: 'orange oranges orangee orangees',
      yellow: 'jaune jaunes dore doree',
      green: 'vert verte verts vertes',
      blue: 'bleu bleue bleus bleues marine turquoise indigo',
      purple: 'violet violette violets violettes mauve lilas',
      pink: 'rose roses',
      brown: 'brun brune bruns brunes marron',
      grey: 'gris grise grises',
      black: 'noir noire noirs noires',
      white: 'blanc blanche blancs blanches',
    },
    anything:
      'art image images mur oeuvre oeuvres peinture peintures tableau tableaux toile toiles',
  },

  prices: {
    between: ['entre # et #', 'de # à #', '# à #'],
    atMost: ['moins de #', 'jusqu’à #', 'sous #', 'au plus #', 'maximum #', 'max #', '# ou moins'],
    atLeast: ['plus de #', 'au moins #', 'à partir de #', '# ou plus'],
    not: ['pas', 'rien à'],
  },

  furniture: {
    over: ['au-dessus', 'sur'],
    pieces: ['canapé', 'divan', 'sofa', 'causeuse', 'lit', 'buffet', 'console', 'commode'],
    links: ['de', 'qui fait', 'fait'],
    wide: ['de large', 'de largeur', 'de long'],
  },

  questions: {
    shipping: 'livraison livrer expédition expédier envoi douane',
    returns: 'retour retours remboursement rembourser échange endommagé',
    commissions: 'commande commander commission mesure',
    order: 'suivi suivre colis',
    questions: 'question questions encadrement encadrer encadré cadre cadres cadeau cadeaux offrir',
  },

  /** Titles stay English, and have possessives. */
  withoutApostrophes: (text: string) =>
    text.replace(/\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]/gi, ' ').replace(/['’]s\b|['’]/g, ''),

  /** A word without its plural and feminine endings: 'bleues' is 'bleu', 'chevaux' is 'cheval'. */
  stem(word: string): string {
    if (word.length < 4) return word;
    if (/[^e]aux$/.test(word)) return `${word.slice(0, -2)}l`;
    const singular = word.replace(/[sx]$/, '');
    return singular.length > 4 ? singular.replace(/e$/, '') : singular;
  },
} satisfies Words<typeof en>;
