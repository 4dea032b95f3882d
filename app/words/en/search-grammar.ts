/** How the search compares the words of this language. */
export default {
  /** Words that a query has and a painting has not. */
  stopWords: 'a an and are at by for from i in is it me my of on or over some that the to with',
  /** What is said of a print and of an original, beside the store's texts. */
  kinds: {print: 'print', original: 'original painting'},

  /** A text without possessives and apostrophes. */
  withoutApostrophes: (text: string) => text.replace(/['’]s\b|['’]/g, ''),

  /** A word without its plural's ending, and only that: 'geese' stays. */
  stem(word: string): string {
    if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
    if (word.length > 4 && /(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
    if (word.length > 3 && /[^siu]s$/.test(word)) return word.slice(0, -1);
    return word;
  },
};
