import grammar from '#words/search-grammar';

const STOP_WORDS = new Set(grammar.stopWords.split(' ').map(grammar.stem));

/**
 * The tokens of a text, its words as they are compared: lower case, without diacritics, ligatures and what the language's
 * grammar adds to a word. A size is one token, however it is written: '16 × 20' and '16x20'.
 */
export function tokensOf(text: string): string[] {
  const plain = grammar
    .withoutApostrophes(text.normalize('NFD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(\d) ?[x×] ?(\d)/g, '$1x$2');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(grammar.stem);
}

/** The tokens of a query without its stop words; all of them when it has no others. */
export function queryTokens(text: string): string[] {
  const tokens = [...new Set(tokensOf(text))];
  const telling = tokens.filter((token) => !STOP_WORDS.has(token));
  return telling.length > 0 ? telling : tokens;
}
