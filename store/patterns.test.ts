import {expect, it} from 'vitest';
import {isGuessable} from './patterns';

it.each([
  ['k7vq-2m9x-w4tn', false],
  ['d7f1b0a94c2e6835', false],
  ['k7vq-2m9x-w', true],
  ['autumn-letter-7', true],
  ['2026-autumn-letter', true],
  ['Anna-by-the-window-7', true],
  ['123456789012', true],
  ['', true],
])('%j can be guessed: %s', (key, expected) => {
  expect(isGuessable(key)).toBe(expected);
});
