import type {ServerWords} from '~/words';

/**
 * The tokens of a text: lower-case words without diacritics, ligatures and the endings that the language's grammar
 * adds. A size is one token, however it's written: '16 × 20', '16x20in', '16" x 20"' and '16 by 20'.
 */
export function tokensOf(words: ServerWords, text: string): string[] {
  const plain = words.searchGrammar
    .withoutApostrophes(text.normalize('NFD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(\d)(in|po|cm)\b/g, '$1 $2')
    .replace(/(\d)(?: ?["″”]| (?:in|po|cm))?\s?(?:[x×]|\b(?:by|par|sur)\b)\s?(\d)/g, '$1x$2');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(words.searchGrammar.stem);
}

/** The tokens of a query without its stop words; all of them when there are no others. */
export function queryTokens(words: ServerWords, text: string): string[] {
  const tokens = [...new Set(tokensOf(words, text))];
  const stopWords = tokensOf(words, words.searchGrammar.stopWords);
  const telling = tokens.filter((token) => !stopWords.includes(token));
  return telling.length > 0 ? telling : tokens;
}
