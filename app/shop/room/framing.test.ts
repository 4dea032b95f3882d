import {expect, it} from 'vitest';
import {openingOf} from './framing';

it('shows a print as large as its standard frame', () => {
  expect(openingOf({width: 8 * 2.54, height: 10 * 2.54}, 1)).toEqual({
    width: 11 * 2.54,
    height: 14 * 2.54,
  });
});

it('shows another with a mat of 5 cm, or as wide as its border', () => {
  expect(openingOf({width: 100, height: 80}, 1)).toEqual({width: 110, height: 90});
  expect(openingOf({width: 100, height: 80}, 3).width).toBeCloseTo(100 + 6 * 2.54);
});
