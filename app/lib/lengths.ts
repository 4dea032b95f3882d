export const CM_PER_INCH = 2.54;

export type LengthUnit = 'cm' | 'in';

/** In centimetres, except on a screen. */
export interface Sides {
  width: number;
  height: number;
}

export function toCentimetres(length: number, unit: LengthUnit): number {
  return unit === 'in' ? length * CM_PER_INCH : length;
}
