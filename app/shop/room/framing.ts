import {type Sides, CM_PER_INCH} from '~/lib/lengths';

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

/** The width of a mat on each side: 1.5 to 4 inches. Framers cut it even within an inch for paper. */
const MAT = {min: 1.5 * CM_PER_INCH, max: 4 * CM_PER_INCH, difference: CM_PER_INCH};

/** A size in whole inches loses precision when it's converted to centimetres. */
const TOLERANCE = 0.02;

/**
 * The smallest standard frame that holds a print with a mat, in the print's orientation; null when there's none. The
 * mat covers the print's white border of `border` centimetres, and the whole sheet has to fit.
 */
export function findStandardFrame({width, height}: Sides, border: number): Sides | null {
  const least = Math.max(MAT.min, border) - TOLERANCE;
  const frames = STANDARD_FRAMES.map((sides) => {
    const [shorter, longer] = [sides[0] * CM_PER_INCH, sides[1] * CM_PER_INCH];
    return width > height ? {width: longer, height: shorter} : {width: shorter, height: longer};
  });
  const found = frames.find((frame) => {
    const across = (frame.width - width) / 2;
    const down = (frame.height - height) / 2;
    return (
      Math.min(across, down) >= least &&
      Math.max(across, down) <= MAT.max + TOLERANCE &&
      Math.abs(across - down) <= MAT.difference + TOLERANCE
    );
  });
  return found ?? null;
}

/** The width of a print's mat when no standard frame determines it, in centimetres. */
const EVEN_MAT = 5;

/**
 * The opening of a print's frame, with the picture and its mat: the size of its standard frame, or else the print with
 * an even mat. `border` is the print's own, in centimetres.
 */
export function frameOpening(print: Sides, border: number): Sides {
  const mat = Math.max(EVEN_MAT, border);
  return (
    findStandardFrame(print, border) ?? {
      width: print.width + 2 * mat,
      height: print.height + 2 * mat,
    }
  );
}
