export const CM_PER_INCH = 2.54;

/** Whole centimetres. */
export function inCentimetres(inches: number): number {
  return Math.round(inches * CM_PER_INCH);
}
