import type {Point} from './wall-map';

/** A rectangle on a wall: its centre and its sides, in centimetres with y upwards. */
export interface WallRect extends Point {
  width: number;
  height: number;
}

/** The height at which museums hang the centre of a work: 58 inches above the floor. */
export const EYE_LEVEL = 147;

/** The lowest edge of a work, in centimetres above the floor. */
const LEAST_ABOVE_FLOOR = 20;

/** The space between works side by side. */
export const GAP = 12;

/** The centre of a work at eye level; a very tall work hangs higher, clear of the floor. */
export function eyeLevelOf(height: number, floorY: number): number {
  return floorY + Math.max(EYE_LEVEL, LEAST_ABOVE_FLOOR + height / 2);
}

/** The centres of works side by side, in order, with the middle of the row at `middle`. */
export function sideBySide(widths: readonly number[], middle: number): number[] {
  const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1);
  let edge = middle - whole / 2;
  return widths.map((width) => {
    const centre = edge + width / 2;
    edge += width + GAP;
    return centre;
  });
}
