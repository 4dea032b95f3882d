import type en from '../en/search-grammar';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  stopWords:
    'a ai au aux avec ce ces cette chez d dans de des du elle en est et il je j l la le les ma mes moi mon ou par pour que qui sa ses son sont sous sur un une',
  kinds: {print: 'reproduction giclée', original: 'original tableau peinture'},

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
