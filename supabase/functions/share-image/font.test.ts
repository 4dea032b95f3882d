import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {drawableText} from './drawable-text.ts';
import {readFont} from './font.ts';

const FONTS = new URL('fonts/', import.meta.url);
const serif = readFont(readFileSync(new URL('newsreader.ttf', FONTS)));
const sans = readFont(readFileSync(new URL('hanken-grotesk.ttf', FONTS)));

describe.each([
  ['the serif', serif],
  ['the sans', sans],
])('%s', (_, font) => {
  it('has the letters of English and French, and the characters of prices and sizes', () => {
    const letters = 'AZaz09 ÀÂÇÈÉÊËÎÏÔŒÙÛÜàâçèéêëîïôœùûüÿ’‘“”«»–—…$€×,.:;!?&()';
    expect([...letters].filter((letter) => !font.has(letter))).toEqual([]);
    expect(font.has('日')).toBe(false);
  });

  it('measures in proportion to the size, including kerning', () => {
    expect(font.measure('', 50)).toBe(0);
    expect(font.measure('Light', 100)).toBeCloseTo(2 * font.measure('Light', 50));
    expect(font.measure('W', 50)).toBeGreaterThan(2 * font.measure('i', 50));
    expect(font.measure('AV', 50)).toBeLessThan(font.measure('A', 50) + font.measure('V', 50));
  });
});

describe('drawable text', () => {
  it.each([
    ['L’été où', 'L’été où'],
    ['e\u0301te\u0301', 'été'],
    ['Łódź by Ő', 'ódz by O'],
    ['line\nbreak\t and  more ', 'line break and more'],
    ['Tide 🌊 Lines', 'Tide Lines'],
    ['zero\u0000width\u200b', 'zerowidth'],
    ['潮', ''],
    ['@/etc/passwd %w', '@/etc/passwd %w'],
  ])('turns %j into %j', (text, drawn) => expect(drawableText(text, serif)).toBe(drawn));
});
