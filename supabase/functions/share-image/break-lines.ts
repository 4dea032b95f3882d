/** Returns the width of a text in pixels. */
export type Measure = (text: string) => number;

const ELLIPSIS = '…';

/**
 * Breaks the text into at most `most` lines no wider than `width`: between words, within a word that is wider than a
 * line, and with an ellipsis when the last line can't hold the rest.
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

/** A word in parts that fit on a line; usually the word itself. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  if (word && measure(word) <= width) return [word];
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

/** The line, shortened until an ellipsis fits: by words, or by letters when there's only one word. */
function cut(line: string, width: number, measure: Measure): string {
  let shortened = line;
  while (shortened && measure(shortened + ELLIPSIS) > width) {
    shortened = shortened.includes(' ') ? shortened.replace(/\s+\S*$/, '') : shortened.slice(0, -1);
  }
  return shortened.replace(/[\s,;:–—-]+$/, '') + ELLIPSIS;
}
