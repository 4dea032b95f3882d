/** 'Edition of 1,000', 'Tirage limité à 1 000 exemplaires' and 'Édition de 50'. */
const EDITION =
  /(?<!\p{L})(?:edition of|(?:tirage(?: limité)?|[ée]dition(?: limitée)?) (?:à|de)) (\d{1,3}(?:[ ,\u00a0\u202f]\d{3}){1,2}|\d{1,5})\b(?: (?:copies|prints|exemplaires))?/iu;

/**
 * The number of copies in an edition, from the artist's text: 50 for 'Edition of 50' and for 'Tirage limité à 50
 * exemplaires'; null for an open edition.
 */
export function editionSize(words: string | null | undefined): number | null {
  const [, size] = EDITION.exec(words ?? '') ?? [];
  return Number(size?.replace(/\D/g, '')) || null;
}

/**
 * The number of the next copy when `left` copies of an edition are in stock: 13 with 38 of 50 left. Null when the stock
 * doesn't match the edition, and once no copies are left.
 */
export function nextOfEdition(size: number, left: number | null | undefined): number | null {
  return left && left > 0 && left <= size ? size - left + 1 : null;
}

/**
 * The artist's text for an edition that counts each size separately, as 'Edition of 50' means for a print in several
 * sizes: 'Edition of 50 of each size'.
 */
export function editionOfEachSize(words: string): string {
  if (/\b(?:each|per|chaque|par) /i.test(words)) return words;
  return words.replace(
    EDITION,
    (phrase) => `${phrase} ${/^edition of/i.test(phrase) ? 'of each size' : 'de chaque format'}`,
  );
}
