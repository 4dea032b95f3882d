import {expect, it} from 'vitest';
import {framePrint} from './framing';

it('hangs a print in its standard frame, whose face is 2 cm wide', () => {
  const {opening, outer} = framePrint({width: 8 * 2.54, height: 10 * 2.54}, 1);
  expect([opening.width, opening.height]).toEqual([11 * 2.54, 14 * 2.54]);
  expect(outer.width).toBeCloseTo(11 * 2.54 + 4);
});

it('hangs another with a mat of 5 cm, or as wide as its border', () => {
  expect(framePrint({width: 100, height: 80}, 1).opening).toEqual({width: 110, height: 90});
  expect(framePrint({width: 100, height: 80}, 3).opening.width).toBeCloseTo(100 + 6 * 2.54);
});
