/** How the search compares words in this language. */
export default {
  /** Words in queries that don't describe a painting. */
  stopWords: 'a an and are at by for from i in is it me my of on or over some that the to with',
  /** What the search adds to the store's texts of a print and of an original. */
  kinds: {print: 'print', original: 'original painting'},

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
