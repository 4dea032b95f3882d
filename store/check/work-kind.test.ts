import {expect, it} from 'vitest';
import {isOriginal} from './work-kind';

it.each([
  ['Original Paintings', true],
  ['Tableaux originaux', true],
  ['Prints', false],
])('a work of type %j is an original: %s', (type, expected) => {
  expect(isOriginal({type})).toBe(expected);
});
