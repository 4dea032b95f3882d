import {expect, it} from 'vitest';
import {byPlace} from './by-place';

it.each([
  ['as they were', '1 2 3 4', 'abcd'],
  ['one moved up, before the one that was there', '1 2 3 1', 'dabc'],
  ['one moved down, after the one that was there', '3 2 3 4', 'bcad'],
  ['two that changed places', '4 2 3 1', 'dbca'],
  ['one without a number', '1 - 3 4', 'acdb'],
])('sorts rows: %s', (_what, places, expected) => {
  const rows = places.split(' ').map((place, index) => ({name: 'abcd'[index], place}));
  const sorted = byPlace(rows, ({place}) => place.replace('-', ''));
  expect(sorted.map(({name}) => name).join('')).toBe(expected);
});
