import {CM_PER_INCH} from '~/lib/centimetres';
import {framedSides} from './frames';
import type {Sides} from './room-view';
import {findStandardFrame} from './standard-frame';

/** A print in an oak frame with a mat, in centimetres. */
export interface Framing {
  /** What the frame shows: the picture and its mat. */
  opening: Sides;
  /** With the frame. */
  outer: Sides;
}

/** The mat where no standard frame says how wide it is. */
const MAT = 5;

/** How a print of that size hangs, in centimetres: in its standard frame, else with an even mat. `border` is in inches. */
export function framePrint({width, height}: Sides, border: number): Framing {
  const inInches = {width: width / CM_PER_INCH, height: height / CM_PER_INCH};
  const standard = findStandardFrame(inInches, border);
  const mat = Math.max(MAT, border * CM_PER_INCH);
  const opening = standard
    ? {width: standard.width * CM_PER_INCH, height: standard.height * CM_PER_INCH}
    : {width: width + 2 * mat, height: height + 2 * mat};
  return {opening, outer: framedSides(opening, 'oak')};
}
