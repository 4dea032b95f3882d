import {expect, it} from 'vitest';
import * as en from '~/words/en';
import * as fr from '~/words/fr';
import {launchDate, launchDay} from './launch-date';

const product = {handle: 'keeper', launchAt: {value: '2026-12-06T13:00:00Z'}};
const LAUNCH_MS = Date.parse(product.launchAt.value);

it('writes a launch in the artist’s time zone until it happens', () => {
  expect(launchDate(en, product, LAUNCH_MS - 1)).toBe(
    'December\u00a06,\u00a02026 at 9:00\u00a0a.m. Atlantic Time',
  );
  expect(launchDate(fr, product, LAUNCH_MS - 1)).toMatch(
    /^6\u00a0décembre 2026 à 9\u00a0h\u00a000/,
  );
  expect(launchDate(en, product, LAUNCH_MS)).toBeNull();
});

it('writes its day on a card', () => {
  expect(launchDay(en, product, LAUNCH_MS - 1)).toBe('December\u00a06, 2026');
  expect(launchDay(fr, product, LAUNCH_MS - 1)).toBe('6\u00a0décembre 2026');
  expect(launchDay(en, product, LAUNCH_MS)).toBeNull();
});
