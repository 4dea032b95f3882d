/** Any character that the two fonts in `fonts/` lack. */
const UNDRAWABLE = /[^ -~\u00a0-ÿŒœ–—‘’‚“”„•…‹›€™−]/gu;

/**
 * The text on one line, in the fonts' characters. Replaces others with their base letter ('ő' with 'o'), or omits them.
 */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNDRAWABLE, (character) => character.normalize('NFKD').replace(UNDRAWABLE, ''))
    .replace(/ +/g, ' ')
    .trim();
}
