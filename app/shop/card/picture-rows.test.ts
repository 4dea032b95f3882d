import {expect, it} from 'vitest';
import {rowSizes} from './picture-rows';

const sizesOf = (parts: readonly [string, string, string, string]) =>
  `(min-width: 120em) ${parts[0]}, (min-width: 97.5em) ${parts[1]}, (min-width: 64em) ${parts[2]}, (min-width: 40em) ${parts[3]}, 92vw`;

it('gives each picture a share of its row in proportion to its width', () => {
  const [first, , third] = rowSizes([1.5, 0.75, 1, 0.5]);
  // 1.5 of 3.75, and in rows of two, of 2.25.
  expect(first).toBe(sizesOf(['43rem', '38vw', '62vw', '62vw']));
  // 1 of 3.75, and in the second row of two, of 1.5.
  expect(third).toBe(sizesOf(['29rem', '25vw', '62vw', '62vw']));
});

it('assumes a full last row when pictures are missing', () => {
  // 1 of 4.75, of 3.5 and of 2.25.
  expect(rowSizes([1])).toEqual([sizesOf(['23rem', '20vw', '27vw', '42vw'])]);
});

it('puts as many pictures in a row as the list has columns', () => {
  expect(rowSizes([1, 1, 2, 1], [1, 2, 2])[2]).toBe(sizesOf(['72rem', '62vw', '62vw', '93vw']));
});

it('shares the last two rows, so that none has few pictures', () => {
  // Rows of 3 and 3, of 3, 3, 2 and 2, and of 3 and 2.
  expect(rowSizes([1, 1, 1, 1, 1, 1], [2, 3, 4])[5]).toBe(
    sizesOf(['36rem', '31vw', '31vw', '47vw']),
  );
  expect(rowSizes(Array.from({length: 10}, () => 1)).at(-1)).toBe(
    sizesOf(['36rem', '31vw', '47vw', '47vw']),
  );
  expect(rowSizes([1, 1, 1, 1, 1])[4]).toBe(sizesOf(['54rem', '47vw', '47vw', '93vw']));
});
