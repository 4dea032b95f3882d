import {expect, it} from 'vitest';
import {rowSizes} from './picture-rows';

const sizesOf = (parts: readonly [string, string, string, string]) =>
  `(min-width: 120em) ${parts[0]}, (min-width: 97.5em) ${parts[1]}, (min-width: 64em) ${parts[2]}, (min-width: 40em) ${parts[3]}, 92vw`;

it('gives each picture a share of its row in proportion to its width', () => {
  const [first, , third] = rowSizes([1.5, 0.75, 1, 0.5]);
  // 1.5 of 3.75, of 3.25 and of 2.25.
  expect(first).toBe(sizesOf(['43rem', '38vw', '43vw', '62vw']));
  // 1 of 3.75, of 3.25 and, in the second row, of 1.5.
  expect(third).toBe(sizesOf(['29rem', '25vw', '29vw', '62vw']));
});

it('assumes a full last row when pictures are missing', () => {
  // 1 of 4.75, of 3.5 and of 2.25.
  expect(rowSizes([1])).toEqual([sizesOf(['23rem', '20vw', '27vw', '42vw'])]);
});

it('puts as many pictures in a row as the list has columns', () => {
  expect(rowSizes([1, 1, 2, 1], [1, 2, 2])[2]).toBe(sizesOf(['72rem', '62vw', '62vw', '93vw']));
});
