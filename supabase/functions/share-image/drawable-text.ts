import type {Font} from './font.ts';

/**
 * The text in one line and with the characters of the font: others are replaced by their base letter ('ő' by 'o'), or
 * left out.
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
