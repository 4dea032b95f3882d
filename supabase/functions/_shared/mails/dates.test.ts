import {describe, expect, it} from 'vitest';
import {formatDay, formatInstant, formatTimeUntil} from './dates.ts';

describe('an instant in an email', () => {
  it.each([
    ['winter', '2026-11-21T03:59:00Z', 'Friday, November 20, 2026 at 11:59 p.m.'],
    ['summer', '2026-07-01T03:00:00Z', 'Wednesday, July 1, 2026 at 12:00 a.m.'],
  ])('is in the artist’s time zone in %s', (_, instant, shown) => {
    expect(formatInstant(new Date(instant))).toBe(shown);
  });

  it.each([
    ['2026-12-01T14:00:00.000Z', 'mardi 1er décembre 2026 à 10 h'],
    ['2026-12-02T15:30:00.000Z', 'mercredi 2 décembre 2026 à 11 h 30'],
  ])('is written in French: %s', (instant, shown) => {
    expect(formatInstant(new Date(instant), 'fr')).toBe(shown);
  });
});

describe('a day in an email', () => {
  it.each([
    ['2027-03-31', 'March 31, 2027'],
    ['2028-02-29', 'February 29, 2028'],
  ])('is the same in every time zone: %s', (day, shown) => {
    expect(formatDay(day)).toBe(shown);
  });

  it.each([
    ['2027-03-31', '31 mars 2027'],
    ['2027-03-01', '1er mars 2027'],
    ['2027-03-11', '11 mars 2027'],
  ])('is written in French: %s', (day, shown) => {
    expect(formatDay(day, 'fr')).toBe(shown);
  });
});

// Still the 20th in New Brunswick.
const evening = new Date('2026-11-21T03:59:00Z');

it.each([
  ['2026-11-19', 'already past'],
  ['2026-11-20', 'that same day'],
  ['2026-11-21', 'the next day'],
  ['2026-11-22', 'in 2 days'],
  ['2026-12-17', 'in 27 days'],
  ['2026-12-18', 'in 4 weeks'],
  ['2027-06-12', 'in 29 weeks'],
])('the time until %s is %s', (day, shown) => {
  expect(formatTimeUntil(day, evening)).toBe(shown);
});
