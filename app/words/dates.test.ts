import {expect, it} from 'vitest';
import english from './en/dates';
import french from './fr/dates';

it.each([
  ['May 1, 2026', '1 mai 2026', '1er mai 2026'],
  ['May 11', '11 mai', '11 mai'],
])('a date is printed %s in English, and %s as %s in French', (inEnglish, written, printed) => {
  expect(english.printed(inEnglish)).toBe(inEnglish);
  expect(french.printed(written)).toBe(printed);
});
