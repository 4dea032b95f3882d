/** The business days until a parcel ships, unless the artist enters others (specification, section 9). */
export const PREPARATION_DAYS = '3–5';

/** '3 to 5', '3 à 5' or '3 - 5 business days' as '3–5', also from the French text. */
export function readDays(text: string): string {
  return text
    .replace(/\s*(?:(?:business )?days?|jours?(?: ouvrables)?)$/i, '')
    .replace(/(\d)\s*(?:to|à|-|–)\s*(?=\d)/i, '$1–');
}
