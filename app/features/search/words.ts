import grammar from '#words/search-grammar';

const FILLERS = new Set(grammar.fillers.split(' ').map(grammar.stem));

/**
 * The words of a text as they are compared: lower case, without diacritics, ligatures and what the language's grammar adds to a
 * word. A size is one word, however it is written: '16 × 20' and '16x20'.
 */
export function wordsOf(text: string): string[] {
  const plain = grammar
    .withoutApostrophes(text.normalize('NFD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(\d) ?[x×] ?(\d)/g, '$1x$2');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(grammar.stem);
}

/** The words of a question that say something; all of them when none does. */
export function tellingWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether one letter added, left out, changed or swapped with its neighbour makes one word the other. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA[0] === restOfB[1] &&
      restOfA[1] === restOfB[0] &&
      restOfA.slice(2) === restOfB.slice(2))
  );
}
