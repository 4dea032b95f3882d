/** How the search compares words in this language. */
export default {
  /** Words in queries that don't describe a painting. */
  stopWords: 'a an and are at by for from i in is it me my of on or over some that the to with',
  /** Words that the search adds to the store's texts of a print and of an original. */
  kinds: {print: 'print', original: 'original painting'},

  /** Words that choose a filter, each list separated by spaces. */
  filters: {
    kinds: {prints: 'print prints giclee giclees', originals: 'original originals'},
    colours: {
      red: 'red crimson scarlet',
      orange: 'orange',
      yellow: 'yellow gold golden',
      green: 'green',
      blue: 'blue navy teal turquoise indigo',
      purple: 'purple violet lilac mauve',
      pink: 'pink',
      brown: 'brown',
      grey: 'grey gray',
      black: 'black',
      white: 'white',
    },
    /** Words for any work. Beside a filter, they don't narrow a search. */
    anything: 'art artwork painting paintings picture pictures something wall work works',
  },

  /** Phrases with a price in place of '#'. */
  prices: {
    between: ['between # and #', 'from # to #', '# to #'],
    atMost: ['under #', 'below #', 'less than #', 'up to #', 'at most #', 'max #', '# or less'],
    atLeast: ['more than #', 'at least #', '# or more', 'from #'],
    /** Words that turn such a phrase into its opposite. */
    not: ['no', 'not', 'nothing'],
  },

  /** The parts of 'over my sofa, 80 inches wide'. */
  furniture: {
    over: ['over', 'above'],
    pieces: ['sofa', 'couch', 'loveseat', 'sectional', 'bed', 'sideboard', 'console', 'dresser'],
    links: ['of', 'is', 'that is', 'which is'],
    wide: ['wide', 'long'],
  },

  /** Words of a question that a page answers. */
  questions: {
    shipping: 'shipping ship delivery deliver postage customs duties',
    returns: 'return returns refund exchange damaged',
    commissions: 'commission commissions custom bespoke',
    order: 'order orders tracking track',
    questions: 'question questions faq framing framed frame frames gift gifts voucher',
  },

  /** Text without possessives and apostrophes. */
  withoutApostrophes: (text: string) => text.replace(/['’]s\b|['’]/g, ''),

  /** A word without its plural ending. Irregular plurals such as 'geese' stay. */
  stem(word: string): string {
    if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
    if (word.length > 4 && /(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
    if (word.length > 3 && /[^siu]s$/.test(word)) return word.slice(0, -1);
    return word;
  },
};
