import {expect, it} from 'vitest';
import en from '~/words/en/server';
import {sheetOf, sheetRows} from './sheet';

const CERTIFICATE = {
  number: 'MH-2026-000123-K7Q2M0',
  kind: 'print',
  handle: 'moon-road',
  title: 'Moon Road',
  artist: 'Maren Hallet',
  medium: 'Giclée print',
  size: '8×10 in',
  year: '2022',
  edition: {number: 13, size: 50},
  picture: null,
  issuedAt: '2026-11-22T02:30:00.000Z',
} as const;

it('says what was sold, and when in the artist’s time zone', () => {
  const sheet = sheetOf(en, CERTIFICATE, 'https://shop.example');
  expect(sheet.url).toBe('https://shop.example/certificate/MH-2026-000123-K7Q2M0');
  expect(sheetRows(en, sheet)).toEqual([
    {term: 'Artist', value: 'Maren Hallet'},
    {term: 'Work', value: 'Fine art print'},
    {term: 'Medium', value: 'Giclée print'},
    {term: 'Size', value: '8 × 10 in (20 × 25 cm)'},
    {term: 'Year', value: '2022'},
    {term: 'Edition', value: 'Number 13 of 50'},
    {term: 'Issued', value: 'November 21, 2026'},
  ]);
});

it('omits what isn’t known, and leaves room for a number that the artist writes', () => {
  const bare = {...CERTIFICATE, medium: null, size: null, year: null};
  const sheet = sheetOf(en, {...bare, edition: {number: null, size: 50}}, 'https://shop.example');
  expect(sheetRows(en, sheet).map(({value}) => value)).toEqual([
    'Maren Hallet',
    'Fine art print',
    'Number ____ of 50',
    'November 21, 2026',
  ]);
});
