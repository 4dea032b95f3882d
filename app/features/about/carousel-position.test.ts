import {describe, expect, it} from 'vitest';
import {nearestSlide, snapPositions} from './carousel-position';

/** Two wide and two upright slides with 20 pixels between them, in a row of 600. */
const SLIDES = [
  {left: 0, width: 500},
  {left: 520, width: 200},
  {left: 740, width: 500},
  {left: 1260, width: 200},
];

describe('snapPositions', () => {
  it('centres a slide in the row, and aligns the outer ones with its ends', () => {
    expect(snapPositions(SLIDES, 600, 1460)).toEqual([0, 320, 690, 860]);
  });

  it('is 0 for every slide when all of them fit', () => {
    expect(snapPositions(SLIDES, 2000, 2000)).toEqual([0, 0, 0, 0]);
  });
});

describe('nearestSlide', () => {
  const places = [0, 320, 690, 860];

  it.each([
    [0, 0],
    [159, 0],
    [160, 0],
    [161, 1],
    [690, 2],
    [776, 3],
    [860, 3],
    [-40, 0],
    [900, 3],
  ])('at %i is slide %i', (scrollLeft, index) => {
    expect(nearestSlide(places, scrollLeft)).toBe(index);
  });
});
