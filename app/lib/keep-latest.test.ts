import {expect, it} from 'vitest';
import {keepLatest} from './keep-latest';

it('keeps the values that were set last', () => {
  const map = new Map<string, number>();
  for (const [index, key] of ['a', 'b', 'a', 'c'].entries()) keepLatest(map, key, index, 2);
  expect([...map]).toEqual([
    ['a', 2],
    ['c', 3],
  ]);
});
