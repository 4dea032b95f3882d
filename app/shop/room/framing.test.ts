import {expect, it} from 'vitest';
import {findStandardFrame, frameOpening} from './framing';

it('shows a print as large as its standard frame', () => {
  expect(frameOpening({width: 8 * 2.54, height: 10 * 2.54}, 2.54)).toEqual({
    width: 11 * 2.54,
    height: 14 * 2.54,
  });
});

it('shows another with a mat of 5 cm, or as wide as its border', () => {
  expect(frameOpening({width: 100, height: 80}, 2.54)).toEqual({width: 110, height: 90});
  expect(frameOpening({width: 100, height: 80}, 8).width).toBe(116);
});

/** In inches. */
const frameOf = (width: number, height: number, border = 1) => {
  const frame = findStandardFrame({width: width * 2.54, height: height * 2.54}, border * 2.54);
  return frame && [frame.width, frame.height].map((side) => Math.round(side / 2.54));
};

it.each([
  [8, 10, [11, 14]],
  [11, 14, [14, 18]],
  [16, 20, [20, 24]],
  [12, 9, [16, 12]],
  [24, 18, [28, 22]],
  [32, 24, [40, 30]],
  [12, 8, [16, 12]],
  [18, 12, [24, 18]],
  [12, 12, [16, 16]],
])('a print of %d × %d in hangs with a mat in a standard frame: %j', (width, height, frame) => {
  expect(frameOf(width, height)).toEqual(frame);
});

it.each([
  ['no frame is so large', 40, 32],
  ['the mat would be wider than framers cut it', 24, 30],
  ['the mat would be uneven', 16, 9],
])('a size has no standard frame when %s', (_, width, height) => {
  expect(frameOf(width, height)).toBeNull();
});

it('the frame fits the paper with its border', () => {
  expect(frameOf(8, 10, 1.5)).toEqual([11, 14]);
  expect(frameOf(8, 10, 2)).toEqual([12, 16]);
});
