/** How wide a text is, in pixels. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

/**
 * The text in lines no wider than `width`, at most `most` of them: broken between words, within one that is wider than a
 * line, and cut with an ellipsis where the last line would not hold the rest.
 */
export function breakLines(
  text: string,
  {width, most, measure}: {width: number; most: number; measure: Measure},
): string[] {
  const words = text.split(' ').flatMap((word) => breakWord(word, width, measure));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', width, measure)];
}

/** A word's pieces, each of which a line can hold; most often the word itself. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return piece ? [...pieces, piece] : pieces;
}

/** The line with an ellipsis behind as many of its words as leave it room, or of its only word's letters. */
function cut(line: string, width: number, measure: Measure): string {
  let kept = line;
  while (kept && measure(kept + ELLIPSIS) > width) {
    kept = kept.includes(' ') ? kept.replace(/\s+\S*$/, '') : kept.slice(0, -1);
  }
  return kept.replace(/[\s,;:–—-]+$/, '') + ELLIPSIS;
}
