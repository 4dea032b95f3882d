import {expect, it} from 'vitest';
import {rowSizes} from './picture-rows';

it.each([
  // A half, a third and a quarter.
  [0.8, '(min-width: 97.5em) 24vw, (min-width: 64em) 31vw, (min-width: 40em) 47vw, 92vw'],
  // 1.25 of 5, of 3.75 and of 2.5.
  [1.25, '(min-width: 97.5em) 24vw, (min-width: 64em) 31vw, (min-width: 40em) 47vw, 92vw'],
  // 2.5 of 6.25, of 5 and of 3.75.
  [2.5, '(min-width: 97.5em) 38vw, (min-width: 64em) 47vw, (min-width: 40em) 62vw, 92vw'],
])('gives a picture of ratio %d a share of its row in proportion to its width', (ratio, sizes) => {
  expect(rowSizes(ratio)).toBe(sizes);
});
