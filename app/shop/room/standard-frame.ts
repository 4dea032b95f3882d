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
