import type {Font} from './font.ts';

/**
 * The text on one line, in the font's characters. Replaces others with their base letter ('ő' with 'o'), or leaves them
 * out.
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
