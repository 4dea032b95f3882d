/** The number of characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 155;

/** Truncates a description for search engines at a word boundary, with an ellipsis. */
export function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
