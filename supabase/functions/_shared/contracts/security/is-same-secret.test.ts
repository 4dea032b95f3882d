import {expect, it} from 'vitest';
import {isSameSecret} from './is-same-secret.ts';

it.each([
  ['autumn-letter', 'autumn-letter', true],
  ['', '', true],
  ['', 'autumn-letter', false],
  ['autumn-letter', '', false],
  ['autumn-lette', 'autumn-letter', false],
  ['autumn-letterautumn-letter', 'autumn-letter', false],
  ['Autumn-letter', 'autumn-letter', false],
  ['été', 'ete', false],
])('%j against %j: %s', (given, secret, expected) => {
  expect(isSameSecret(given, secret)).toBe(expected);
});
