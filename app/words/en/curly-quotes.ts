/** What stands before an opening quotation mark, and the mark. */
const OPENING = /(^|[\s([{—–“‘])(["'])/g;

/**
 * A text with typographic quotation marks and apostrophes, for what the artist typed with straight ones. A mark at the
 * start of a word opens, but for the apostrophe of a left-out century or syllable; every other closes.
 */
export default function curlyQuotes(text: string): string {
  return (
    text
      .replace(/(^|[\s([{—–“])'(?=\d\ds?\b|(?:tis|twas|til|em|round|cause)\b)/gi, '$1’')
      .replace(OPENING, open)
      // A single mark right after a double one.
      .replace(OPENING, open)
      .replaceAll('"', '”')
      .replaceAll("'", '’')
  );
}

function open(_: string, before: string, mark: string): string {
  return before + (mark === '"' ? '“' : '‘');
}
