import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {boxOf, eyeLevelOf, mapFromLength, sideBySide, toPicture, toWall} from './wall-map';

/** Two pixels to the centimetre, the wall's origin at (300, 1300). */
const MAP = {origin: {x: 300, y: 1300}, pixelsPerCm: 2};

describe('a map of a wall', () => {
  it('measures the wall’s height upwards, and maps points both ways', () => {
    expect(toPicture(MAP, {x: 10, y: 147})).toEqual({x: 320, y: 1006});
    expect(toWall(MAP, {x: 320, y: 1006})).toEqual({x: 10, y: 147});
  });

  it('maps a rectangle', () => {
    const placed = {x: 10, y: 147, width: 60, height: 40};
    expect(boxOf(MAP, placed)).toEqual({left: 260, top: 966, width: 120, height: 80});
  });
});

describe('a map from a known length', () => {
  it('puts the floor at the lower point, whichever was set first', () => {
    const [low, high] = [
      {x: 50, y: 400},
      {x: 50, y: 200},
    ];
    expect(mapFromLength([low, high], 100)).toEqual({origin: low, pixelsPerCm: 2});
    expect(mapFromLength([high, low], 100)).toEqual({origin: low, pixelsPerCm: 2});
  });

  it('accepts a length in any direction', () => {
    const [first, second] = [
      {x: 10, y: 20},
      {x: 40, y: 60},
    ];
    expect(mapFromLength([first, second], 25)?.pixelsPerCm).toBeCloseTo(2);
  });

  it.each([
    ['points in one place', {x: 12, y: 20}, 10],
    ['no length', {x: 60, y: 20}, 0],
    ['a length that is no number', {x: 60, y: 20}, Number.NaN],
  ])('rejects %s', (_, second, length) => {
    expect(mapFromLength([{x: 10, y: 20}, second], length)).toBeNull();
  });
});

describe('eye level', () => {
  it('hangs a work with its centre 147 cm above the floor', () => {
    expect(eyeLevelOf(60, 0)).toBe(147);
    expect(eyeLevelOf(60, -30)).toBe(117);
  });

  it('keeps a very high work clear of the floor', () => {
    expect(eyeLevelOf(300, 0)).toBe(170);
  });
});

describe('a row of works', () => {
  it('keeps them 12 cm apart, with its middle at the given point', () => {
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
