const CHARACTERS = new Intl.Segmenter(undefined, {granularity: 'grapheme'});

/** The beginning of a text, at most `length` long. Cuts no emoji in half, however many code points it has. */
export function beginning(text: string, length: number): string {
  return text.slice(0, CHARACTERS.segment(text).containing(length)?.index);
}

/** The number of characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 155;

/** Truncates a description for search engines at a word boundary, with an ellipsis. */
export function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${beginning(text, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
