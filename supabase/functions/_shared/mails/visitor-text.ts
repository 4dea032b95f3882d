import {cleanLine, cleanText} from '../contracts/fields.ts';
import {type Html, html} from '../html.ts';

/** In characters: longer than any phone shows, shorter than any mail service's limit. */
const SUBJECT_LIMIT = 120;

/** These characters reverse the direction of the following text, so that `gpj.exe` appears as `exe.jpg`. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
/** Whitespace except no-break spaces, which French prices and punctuation need. */
const SPACES = /(?:(?![\u00a0\u202f])\s)+/g;
const LINE_SEPARATORS = /[\u2028\u2029]/g;
/** The characters that make mail clients detect URLs and addresses in text. */
const LINK_MARKS = /(:\/\/|@|\.(?=[\p{L}\p{N}]))/u;

/** A visitor's text as one line that is safe in a mail header. */
export function oneLine(text: string): string {
  return cleanLine(withoutOverrides(text)).replace(SPACES, ' ');
}

/** A visitor's text with LF line breaks and at most one empty line in a row. */
export function severalLines(text: string): string {
  return cleanText(withoutOverrides(text).replace(LINE_SEPARATORS, '\n'))
    .replace(/\t/g, ' ')
    .replace(/\n\s*\n/g, '\n\n');
}

/** A line of at most `limit` characters. An ellipsis marks a cut. */
export function shortened(text: string, limit: number): string {
  // By code points, which keeps characters whole.
  const characters = Array.from(oneLine(text));
  if (characters.length <= limit) return characters.join('');
  const truncated = characters.slice(0, limit - 1).join('');
  return `${truncated.trimEnd()}…`;
}

/** An email's subject, whatever its input. */
export function subjectLine(text: string): string {
  return shortened(text, SUBJECT_LIMIT);
}

/**
 * A visitor's text as markup: escaped, with its line breaks, and with elements that split URLs, because mail clients
 * would turn them into links. Its parent needs `dir="auto"`, so that the text's direction has no effect outside.
 */
export function visitorHtml(text: string): Html {
  const lines = severalLines(text).split('\n');
  return html`${lines.map((line, index) => html`${index > 0 && html`<br />`}${inert(line)}`)}`;
}

function inert(line: string): Html {
  // Splitting by a capturing group puts the marks at the odd indexes.
  const parts = line.split(LINK_MARKS);
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<span>${part}</span>${part === '@' && html`<wbr />`}` : html`${part}`,
  )}`;
}

function withoutOverrides(text: string): string {
  return text.replace(DIRECTION_OVERRIDES, '');
}
