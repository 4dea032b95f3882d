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

/** Whether so many letters added, left out, changed or swapped with their neighbour make one token the other. */
export function isMisspelt(a: string, b: string, letters: number): boolean {
  if (Math.abs(a.length - b.length) > letters) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  if (restOfA === restOfB) return true;
  if (letters === 0) return false;
  return (
    isMisspelt(restOfA.slice(1), restOfB.slice(1), letters - 1) ||
    isMisspelt(restOfA.slice(1), restOfB, letters - 1) ||
    isMisspelt(restOfA, restOfB.slice(1), letters - 1) ||
    (restOfA[0] === restOfB[1] &&
      restOfA[1] === restOfB[0] &&
      isMisspelt(restOfA.slice(2), restOfB.slice(2), letters - 1))
  );
}
