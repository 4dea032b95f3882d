/** As many sentences as 80 characters hold: two lines of a narrow card. A very short one alone would say too little. */
const SENTENCES = /^.{23,79}[.!?][”’"'»]?(?=\s|$)/s;

/** The same, as far as the last comma, semicolon, colon or dash. */
const CLAUSES = /^.{12,79}(?=\s?[,;:–—]\s)/s;

const FIRST_SENTENCE = /^.{23,}?[.!?][”’"'»]?(?=\s|$)/s;

const MOST_CHARACTERS = 80;

/**
 * What a card says of a work: the first sentences of its description, up to 80 characters. Of a longer sentence the first clauses,
 * with an ellipsis; where it has none, the whole sentence.
 */
export function summarize(description: string): string {
  if (description.length <= MOST_CHARACTERS) return description;
  const sentences = SENTENCES.exec(description)?.[0];
  if (sentences) return sentences;
  const clauses = CLAUSES.exec(description)?.[0];
  return clauses ? `${clauses.trimEnd()}…` : (FIRST_SENTENCE.exec(description)?.[0] ?? description);
}
