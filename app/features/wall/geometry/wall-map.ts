import type {WallRect} from './placement';

/** A point of a plane: of a wall in centimetres with y upwards, or of a picture in pixels with y downwards. */
export interface Point {
  x: number;
  y: number;
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
 * The map of a wall from two points of the picture that are `centimetres` apart. The lower point is at y = 0, and x = 0 at the
 * first. Null when the points are too close together.
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
