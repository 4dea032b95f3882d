import {CM_PER_INCH} from '~/lib/centimetres';
import type {Sides} from './room-view';
import {findStandardFrame} from './standard-frame';

/** The width of a print's mat when no standard frame determines it, in centimetres. */
const MAT = 5;

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
  const mat = Math.max(MAT, border * CM_PER_INCH);
  return {width: width + 2 * mat, height: height + 2 * mat};
}
