import {describe, expect, it} from 'vitest';
import {boxOf, mapFromLength, toPicture, toWall} from './wall-map';

/** Two pixels to the centimetre, the wall's origin at (300, 1300). */
const MAP = {origin: {x: 300, y: 1300}, pixelsPerCm: 2};

describe('a map of a wall', () => {
  it('has the wall’s y upwards, and leads back', () => {
    expect(toPicture(MAP, {x: 10, y: 147})).toEqual({x: 320, y: 1006});
    expect(toWall(MAP, {x: 320, y: 1006})).toEqual({x: 10, y: 147});
  });

  it('gives a rectangle its place', () => {
    const placed = {x: 10, y: 147, width: 60, height: 40};
    expect(boxOf(MAP, placed)).toEqual({left: 260, top: 966, width: 120, height: 80});
  });
});

describe('mapFromLength', () => {
  it('has its floor at the lower point, whichever was set first', () => {
    const [low, high] = [
      {x: 50, y: 400},
      {x: 50, y: 200},
    ];
    expect(mapFromLength([low, high], 100)).toEqual({origin: low, pixelsPerCm: 2});
    expect(mapFromLength([high, low], 100)).toEqual({origin: low, pixelsPerCm: 2});
  });

  it('takes a length in any direction', () => {
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
