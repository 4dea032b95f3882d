/** As many sentences as fit into 80 characters (two lines of a narrow card); at least 24 characters. */
const SENTENCES = /^.{23,79}[.!?][”’"'»]?(?=\s|$)/s;

/** The same, up to the last comma, semicolon, colon or dash. */
const CLAUSES = /^.{23,79}(?=\s?[,;:–—]\s)/s;

const FIRST_SENTENCE = /^.{23,}?[.!?][”’"'»]?(?=\s|$)/s;

const MAX_CHARACTERS = 80;

/**
 * A work's summary for its card: the first sentences of its description, up to 80 characters. Ends a longer sentence
 * after a clause; keeps the whole sentence when it has no clauses.
 */
export function summarize(description: string): string {
  if (description.length <= MAX_CHARACTERS) return description;
  const sentences = SENTENCES.exec(description)?.[0];
  if (sentences) return sentences;
  const clauses = CLAUSES.exec(description)?.[0];
  return clauses ? `${clauses.trimEnd()}.` : (FIRST_SENTENCE.exec(description)?.[0] ?? description);
}
