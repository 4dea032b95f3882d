import {expect, it} from 'vitest';
import french from './fr/lengths';

it.each([
  [58, 147, '58 po (147 cm)'],
  [9.5, 24, '9,5 po (24 cm)'],
  [-6, -15, '−6 po (−15 cm)'],
])('%d in and %d cm are in French %s, and stay with their units', (inches, centimetres, text) => {
  const written = french.one(inches, centimetres);
  expect(written.replaceAll('\u00a0', ' ')).toBe(text);
  expect(written.split(' ')).toHaveLength(2);
});
