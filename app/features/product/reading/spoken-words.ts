/** A part of a text, as offsets in it. */
export interface TextPart {
  start: number;
  end: number;
}

/** What is spoken in one breath: a line of verse, or a sentence of a long line. */
export interface Phrase extends TextPart {
  /** The line's place among the lines. */
  line: number;
  text: string;
}

/** Chrome's remote voices fall silent after fifteen seconds of one utterance. */
const LONGEST_PHRASE = 120;

/** A word with its inner apostrophes and hyphens: 'needn’t', 'half-second'. */
const WORD = /[\p{L}\p{M}\p{N}](?:['’‑-]?[\p{L}\p{M}\p{N}])*/gu;

/** The mark at a sentence's end, with a quotation mark or a bracket behind it. */
const SENTENCE_END = /[.!?…]["”’)]?\s/g;

/** The phrases of a poem. Lines without a word, such as those between stanzas, have none. */
export function phrasesOf(lines: readonly string[]): Phrase[] {
  return lines.flatMap((text, line) =>
    partsOf(text)
      .map(({start, end}) => ({line, start, end, text: text.slice(start, end)}))
      .filter((phrase) => wordAt(phrase.text, 0) !== null),
  );
}

function partsOf(text: string): TextPart[] {
  if (text.length <= LONGEST_PHRASE) return [{start: 0, end: text.length}];
  const marks = Array.from(text.matchAll(SENTENCE_END), ({0: mark, index}) => index + mark.length);
  return [...marks, text.length].map((end, at) => ({start: marks[at - 1] ?? 0, end}));
}

/**
 * The word at an offset, as a voice reports it: in the word, or before it, where the voice counts a quotation mark or a
 * space to it. Null after the last word.
 */
export function wordAt(text: string, offset: number): TextPart | null {
  for (const {0: word, index} of text.matchAll(WORD)) {
    if (index + word.length > offset) return {start: index, end: index + word.length};
  }
  return null;
}
