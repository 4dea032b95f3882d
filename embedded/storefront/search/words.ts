/** Lower case without accents, for comparisons. */
export function foldCase(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The folded words of a text; every character that is not a letter or a digit separates them. */
export function wordsOf(text: string): string[] {
  return foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Whether `words` contains the searched words consecutively. With `prefix` the last of them may be the start of a longer
 * word. An empty list always matches.
 */
export function containsWords(
  words: readonly string[],
  searched: readonly string[],
  prefix: boolean,
): boolean {
  if (searched.length === 0) return true;
  const last = searched.length - 1;
  return words.some((_, start) =>
    searched.every((word, offset) => {
      const candidate = words[start + offset];
      if (candidate === undefined) return false;
      return prefix && offset === last ? candidate.startsWith(word) : candidate === word;
    }),
  );
}
