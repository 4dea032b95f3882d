import {type Html, html} from '../html.ts';

/** Longer than any phone shows, shorter than any mail service refuses. In characters. */
const SUBJECT_LIMIT = 120;

/** They turn the writing around for everything after them, so that `gpj.exe` reads `exe.jpg`. */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const CONTROLS_BUT_LINE_FEED = /[^\P{Cc}\n]/gu;
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
/** What mail programs go by when they turn text into links. */
const ADDRESS_MARKS = /(:\/\/|@|\.(?=[\p{L}\p{N}]))/u;

/** What a visitor typed as one line that can stand in a mail's header: no line breaks, no control characters. */
export function oneLine(text: string): string {
  return withoutOverrides(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** What a visitor typed, with its line breaks as line feeds and never more than one empty line at a time. */
export function severalLines(text: string): string {
  return withoutOverrides(text)
    .replace(LINE_BREAKS, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROLS_BUT_LINE_FEED, '')
    .replace(/\n\s*\n/g, '\n\n')
    .trim();
}

/** One line of at most `limit` characters; what is cut off is shown by an ellipsis. */
export function shortened(text: string, limit: number): string {
  // By code points, so that no character is cut in half.
  const characters = Array.from(oneLine(text));
  if (characters.length <= limit) return characters.join('');
  const kept = characters.slice(0, limit - 1).join('');
  return `${kept.trimEnd()}…`;
}

/** A mail's subject, whatever went into it. */
export function subjectLine(text: string): string {
  return shortened(text, SUBJECT_LIMIT);
}

/**
 * What a visitor typed as markup: escaped, lines kept, and its addresses broken up by elements, because mail programs
 * like to make links of them. It belongs into an element with `dir="auto"`, which keeps its direction inside.
 */
export function visitorHtml(text: string): Html {
  const lines = severalLines(text).split('\n');
  return html`${lines.map((line, index) => html`${index > 0 && html`<br />`}${inert(line)}`)}`;
}

function inert(line: string): Html {
  // Splitting by a group leaves the marks at the odd places.
  const parts = line.split(ADDRESS_MARKS);
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<span>${part}</span>${part === '@' && html`<wbr />`}` : html`${part}`,
  )}`;
}

function withoutOverrides(text: string): string {
  return text.replace(LONE_SURROGATES, '\ufffd').replace(DIRECTION_OVERRIDES, '');
}
