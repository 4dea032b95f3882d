/** A point of a plane: of a wall in centimetres with y upwards, or of a picture in pixels with y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle on a wall: its centre and its sides, in centimetres with y upwards. */
export interface WallRect extends Point {
  width: number;
  height: number;
}

/** How a wall lies on a picture of it: the pixel of the wall's origin, and the pixels of a centimetre. */
export interface WallMap {
  origin: Point;
  pixelsPerCm: number;
}

export function toPicture({origin, pixelsPerCm}: WallMap, {x, y}: Point): Point {
  return {x: origin.x + x * pixelsPerCm, y: origin.y - y * pixelsPerCm};
}

export function toWall({origin, pixelsPerCm}: WallMap, {x, y}: Point): Point {
  return {x: (x - origin.x) / pixelsPerCm, y: (origin.y - y) / pixelsPerCm};
}

/** The map onto a picture that is `scale` times as large. */
export function scaledMap({origin, pixelsPerCm}: WallMap, scale: number): WallMap {
  return {
    origin: {x: origin.x * scale, y: origin.y * scale},
    pixelsPerCm: pixelsPerCm * scale,
  };
}

/** Where a rectangle on the wall appears in the picture, in its pixels. */
export function boxOf(map: WallMap, {x, y, width, height}: WallRect) {
  const corner = toPicture(map, {x: x - width / 2, y: y + height / 2});
  return {
    left: corner.x,
    top: corner.y,
    width: width * map.pixelsPerCm,
    height: height * map.pixelsPerCm,
  };
}

/** Two points closer than this, in the picture's pixels, set no scale. */
const LEAST_PIXELS = 4;

/**
 * The map of a wall from two points of the picture that are `centimetres` apart. The lower point is at y = 0, and x = 0
 * at the first. Null when the points are too close together.
 */
export function mapFromLength(
  [first, second]: readonly [Point, Point],
  centimetres: number,
): WallMap | null {
  const pixels = Math.hypot(second.x - first.x, second.y - first.y);
  if (!(centimetres > 0) || pixels < LEAST_PIXELS) return null;
  return {
    origin: {x: first.x, y: Math.max(first.y, second.y)},
    pixelsPerCm: pixels / centimetres,
  };
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
