import englishQuotes from '../en/curly-quotes';

const FRENCH_WORDS =
  /(?<!\p{L})(?:dans|des|elle|est|et|je|la|le|les|nous|que|qui|sur|une?|vous)(?!\p{L})/giu;
const ENGLISH_WORDS = /(?<!\p{L})(?:and|he|in|is|it|of|she|that|the|to|was|with|you)(?!\p{L})/giu;

/**
 * Text with the quotation marks, apostrophes and no-break spaces of Canadian French. Text that the artist left in
 * English keeps English marks.
 */
export default function curlyQuotes(text: string): string {
  return isEnglish(text) ? englishQuotes(text) : frenchMarks(text);
}

function isEnglish(text: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return count(ENGLISH_WORDS) > count(FRENCH_WORDS);
}

function frenchMarks(text: string): string {
  return text
    .replace(/(^|[\s([{—–])"\s*/g, '$1«\u00a0')
    .replace(/\s*"/g, '\u00a0»')
    .replaceAll("'", '’')
    .replace(/«[ \u00a0\u202f]?/g, '«\u00a0')
    .replace(/[ \u00a0\u202f]?»/g, '\u00a0»')
    .replace(/[ \u202f]:/g, '\u00a0:')
    .replace(/[ \u00a0\u202f](?=[;!?])/g, '');
}
