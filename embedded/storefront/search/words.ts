/** Lower case without accents, as search compares text. */
export function foldCase(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text in folded form; everything that is not a letter or a digit parts them. */
export function wordsOf(text: string): string[] {
  return foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Whether `words` holds the sought words one after another. With `prefix` the last of them may be the beginning of a
 * longer word. Seeking no word at all finds everything.
 */
export function containsWords(
  words: readonly string[],
  sought: readonly string[],
  prefix: boolean,
): boolean {
  if (sought.length === 0) return true;
  const last = sought.length - 1;
  return words.some((_, start) =>
    sought.every((word, offset) => {
      const candidate = words[start + offset];
      if (candidate === undefined) return false;
      return prefix && offset === last ? candidate.startsWith(word) : candidate === word;
    }),
  );
}
