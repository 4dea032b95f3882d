export const CM_PER_INCH = 2.54;

export type LengthUnit = 'cm' | 'in';

/** The width and height of a work, a frame or a room in centimetres, or of the wall's stage in pixels. */
export interface Sides {
  width: number;
  height: number;
}

export function toCentimetres(length: number, unit: LengthUnit): number {
  return unit === 'in' ? length * CM_PER_INCH : length;
}
