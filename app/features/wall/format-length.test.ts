import {expect, it} from 'vitest';
import en from '~/words/en/server';
import {formatLength} from './format-length';

it.each([
  [147, '58 in (147 cm)'],
  [20, '8 in (20 cm)'],
  [24, '9.5 in (24 cm)'],
  [-15, '-6 in (-15 cm)'],
])('%d cm is %s', (centimetres, text) => {
  expect(formatLength(en, centimetres)).toBe(text);
});
