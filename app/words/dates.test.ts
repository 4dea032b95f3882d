import {expect, it} from 'vitest';
import english from './en/dates';
import longDateInEnglish from './en/long-date';
import french from './fr/dates';
import longDate from './fr/long-date';

it.each([
  ['May 1, 2026', '1 mai 2026', '1er mai 2026'],
  ['May 11', '11 mai', '11 mai'],
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
