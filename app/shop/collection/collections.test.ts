import {describe, expect, it} from 'vitest';
import {isCollectionName} from './collections';

describe('a collection name', () => {
  it.each([
    ['prints', true],
    ['originals', true],
    ['Prints', false],
    ['toString', false],
    [undefined, false],
  ])('%j belongs to the shop: %s', (name, expected) => {
    expect(isCollectionName(name)).toBe(expected);
  });
});
