import {expect, it} from 'vitest';
import english from './en/dates';
import longDateInEnglish from './en/long-date';
import french from './fr/dates';
import longDate from './fr/long-date';

it.each([
  ['May 1, 2026', '1 mai 2026', '1er mai 2026'],
  ['May 11', '11 mai', '11 mai'],
  ['Friday, May 1 at 8:00', 'vendredi 1 mai à 08 h 00', 'vendredi 1er mai à 8 h'],
  ['May 2 at 10:00', '2 mai à 10 h 00', '2 mai à 10 h'],
  ['May 3 at 0:05', '3 mai à 00 h 05', '3 mai à 0 h 05'],
])('a date is printed %s in English, and %s as %s in French', (inEnglish, written, printed) => {
  expect(english.printed(inEnglish)).toBe(inEnglish);
  expect(french.printed(written)).toBe(printed);
});

it('a long date is the artist’s day', () => {
  const lateInFebruary = new Date('2027-03-01T03:59:00Z');
  expect(longDateInEnglish(lateInFebruary)).toBe('February 28, 2027');
  expect(longDate(lateInFebruary)).toBe('28 février 2027');
  expect(longDate(new Date('2027-03-01T12:00:00Z'))).toBe('1er mars 2027');
});
