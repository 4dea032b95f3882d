import {CM_PER_INCH} from '~/lib/centimetres';
import type {Sides} from './room-view';
import type {WorkSize} from '~/shop/product/work-size';

/** The ready-made frame sizes in North American shops, in inches, smallest first. */
const STANDARD_FRAMES: readonly [shorter: number, longer: number][] = [
  [8, 10],
  [9, 12],
  [12, 12],
  [11, 14],
  [12, 16],
  [14, 18],
  [16, 16],
  [16, 20],
  [20, 20],
  [18, 24],
  [20, 24],
  [24, 24],
  [22, 28],
  [24, 30],
  [24, 36],
  [30, 40],
];

/** The width of a mat on each side, in inches: framers cut it nearly even for paper. */
const MAT = {least: 1.5, most: 4, difference: 1};

/** A size in whole inches loses precision when it's converted to centimetres. */
const TOLERANCE = 0.01;

/**
 * The smallest standard frame that holds a print with a mat, in the print's orientation; null when there's none. The
 * mat covers the print's white border of `border` inches, and the whole sheet has to fit.
 */
export function findStandardFrame({width, height}: WorkSize, border: number): WorkSize | null {
  const least = Math.max(MAT.least, border) - TOLERANCE;
  const frames = STANDARD_FRAMES.map(([shorter, longer]) =>
    width > height ? {width: longer, height: shorter} : {width: shorter, height: longer},
  );
  const found = frames.find((frame) => {
    const across = (frame.width - width) / 2;
    const down = (frame.height - height) / 2;
    return (
      Math.min(across, down) >= least &&
      Math.max(across, down) <= MAT.most + TOLERANCE &&
      Math.abs(across - down) <= MAT.difference + TOLERANCE
    );
  });
  return found ?? null;
}

/** The width of a print's mat when no standard frame determines it, in centimetres. */
const EVEN_MAT = 5;

/**
 * The opening of a print's frame, with the picture and its mat, in centimetres: the size of its standard frame, or else
 * the print with an even mat. `border` is the print's own, in inches.
 */
export function openingOf({width, height}: Sides, border: number): Sides {
  const inInches = {width: width / CM_PER_INCH, height: height / CM_PER_INCH};
  const standard = findStandardFrame(inInches, border);
  if (standard) {
    return {width: standard.width * CM_PER_INCH, height: standard.height * CM_PER_INCH};
  }
  const mat = Math.max(EVEN_MAT, border * CM_PER_INCH);
  return {width: width + 2 * mat, height: height + 2 * mat};
}
