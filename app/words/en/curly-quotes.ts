/** The characters before an opening quotation mark, and the mark. */
const OPENING = /(^|[\s([{—–“‘])(["'])/g;

/**
 * Text with typographic quotation marks and apostrophes, for input with straight ones. A mark at the start of a word
 * opens, except for the apostrophe of an omitted century or syllable; all others close.
 */
export default function curlyQuotes(text: string): string {
  return (
    text
      .replace(/(^|[\s([{—–“])'(?=\d\ds?\b|(?:tis|twas|til|em|round|cause)\b)/gi, '$1’')
      .replace(OPENING, open)
      // For a single mark directly after a double one.
      .replace(OPENING, open)
      .replaceAll('"', '”')
      .replaceAll("'", '’')
  );
}

function open(_: string, before: string, mark: string): string {
  return before + (mark === '"' ? '“' : '‘');
}
