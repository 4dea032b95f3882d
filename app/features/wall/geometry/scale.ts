import type {Homography, Point} from './homography';

/** Two points nearer than this say nothing about a scale, in pixels of the picture. */
const LEAST_PIXELS = 4;

/**
 * The map of a wall that the camera faced straight on, from two points of the picture that are `centimetres` apart. The
 * lower point is at y = 0, and x = 0 at the first. Null when the points are too near each other.
 */
export function lengthToPicture(
  [first, second]: readonly [Point, Point],
  centimetres: number,
): Homography | null {
  const pixels = Math.hypot(second.x - first.x, second.y - first.y);
  if (!(centimetres > 0) || pixels < LEAST_PIXELS) return null;
  const scale = pixels / centimetres;
  return [scale, 0, first.x, 0, -scale, Math.max(first.y, second.y), 0, 0, 1];
}

/** How many pixels of the picture a centimetre of the wall takes at a point, on average over its directions. */
export function pixelsPerCentimetre(
  [a, b, c, d, e, f, g, h, i]: Homography,
  {x, y}: Point,
): number {
  const depth = g * x + h * y + i;
  const [u, v] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  const area = (a - u * g) * (e - v * h) - (b - u * h) * (d - v * g);
  return Math.sqrt(Math.abs(area)) / Math.abs(depth);
}
