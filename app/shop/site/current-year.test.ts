import {expect, it} from 'vitest';
import {currentYearInShopTimeZone} from './current-year';

it.each([
  ['2026-12-31T23:59:59.999-04:00', 2026],
  ['2027-01-01T00:00:00-04:00', 2027],
  ['2026-12-31T23:00:00-04:00', 2026],
  ['2027-07-01T00:00:00-03:00', 2027],
])('at %s the artist’s year is %i', (instant, year) => {
  expect(currentYearInShopTimeZone(Date.parse(instant))).toBe(year);
});
