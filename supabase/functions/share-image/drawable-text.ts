import type {Font} from './font.ts';

/**
 * The text in one line and in letters that the font has: one that it lacks gives way to the letter without its marks ('ő' to
 * 'o'), or is left out.
 */
export function drawableText(text: string, {has}: Pick<Font, 'has'>): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (/\s/.test(character)) return ' ';
    if (has(character)) return character;
    return Array.from(character.normalize('NFKD')).filter(has).join('');
  })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
