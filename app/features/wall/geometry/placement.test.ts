import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {eyeLevelOf, sideBySide} from './placement';

describe('eyeLevelOf', () => {
  it('hangs a work with its centre 147 cm above the floor', () => {
    expect(eyeLevelOf(60, 0)).toBe(147);
    expect(eyeLevelOf(60, -30)).toBe(117);
  });

  it('keeps a very high work clear of the floor', () => {
    expect(eyeLevelOf(300, 0)).toBe(170);
  });
});

describe('sideBySide', () => {
  it('keeps works 12 cm apart, with the row’s middle where it is wanted', () => {
    const widths = fc.array(fc.integer({min: 10, max: 200}), {minLength: 1, maxLength: 5});
    fc.assert(
      fc.property(widths, fc.integer({min: -300, max: 300}), (row, middle) => {
        const centres = sideBySide(row, middle);
        for (let at = 1; at < row.length; at += 1) {
          const gap = centres[at]! - row[at]! / 2 - (centres[at - 1]! + row[at - 1]! / 2);
          expect(gap).toBeCloseTo(12);
        }
        const [left, right] = [centres[0]! - row[0]! / 2, centres.at(-1)! + row.at(-1)! / 2];
        expect((left + right) / 2).toBeCloseTo(middle);
      }),
    );
  });
});
