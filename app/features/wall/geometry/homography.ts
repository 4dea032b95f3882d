/** A point of a plane: of a wall in centimetres with y upwards, or of a picture in pixels with y downwards. */
export interface Point {
  x: number;
  y: number;
}

/** A projective map between two planes: a 3 by 3 matrix, row by row. */
export type Homography = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
];

export type Corners = readonly [Point, Point, Point, Point];

/** The image of a point; null on or behind the horizon, where the plane has no picture. */
export function project(map: Homography, {x, y}: Point): Point | null {
  const [a, b, c, d, e, f, g, h, i] = map;
  const depth = g * x + h * y + i;
  if (depth <= Number.EPSILON) return null;
  return {x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth};
}

/** First `inner`, then `outer`. */
export function compose(outer: Homography, inner: Homography): Homography {
  const at = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, k) => sum + outer[row * 3 + k]! * inner[k * 3 + column]!, 0);
  return [
    ...([at(0, 0), at(0, 1), at(0, 2)] as const),
    ...([at(1, 0), at(1, 1), at(1, 2)] as const),
    ...([at(2, 0), at(2, 1), at(2, 2)] as const),
  ];
}

/** The way back; null when the map flattens the plane. */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography | null {
  const [first, second, third] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const determinant = a * first + b * second + c * third;
  if (Math.abs(determinant) < 1e-12) return null;
  return [
    ...([
      first / determinant,
      (c * h - b * i) / determinant,
      (b * f - c * e) / determinant,
    ] as const),
    ...([
      second / determinant,
      (a * i - c * g) / determinant,
      (c * d - a * f) / determinant,
    ] as const),
    ...([
      third / determinant,
      (b * g - a * h) / determinant,
      (a * e - b * d) / determinant,
    ] as const),
  ];
}

/** Scales, then moves. */
export function scaleAndMove(scaleX: number, scaleY: number, x: number, y: number): Homography {
  return [scaleX, 0, x, 0, scaleY, y, 0, 0, 1];
}

/**
 * The map of the rectangle from (0, 0) to (width, height), with y upwards, onto four corners of a picture: top left, top
 * right, bottom right, bottom left. Null unless the corners are convex and in that order, as every rectangle before a
 * camera is. After P. Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.
 */
export function rectangleToPicture(
  width: number,
  height: number,
  corners: Corners,
): Homography | null {
  if (!(width > 0 && height > 0) || !isConvex(corners)) return null;
  const [p0, p1, p2, p3] = corners;
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  const ofSquare: Homography = [
    ...([p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x] as const),
    ...([p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y] as const),
    ...([g, h, 1] as const),
  ];
  // The unit square's y goes down from the top edge.
  return compose(ofSquare, scaleAndMove(1 / width, -1 / height, 0, 1));
}

/** Whether four corners make a convex shape, clockwise as seen, that is more than a line. */
function isConvex(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 4]!;
    const after = corners[(index + 2) % 4]!;
    const turn =
      (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x);
    return turn > 1;
  });
}

/** A CSS transform with origin 0 0 that maps an element's pixels as `map` does. */
export function cssMatrix([a, b, c, d, e, f, g, h, i]: Homography): string {
  const columns = [a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i];
  // CSS numbers may have an exponent, but no more than single precision is kept.
  return `matrix3d(${columns.map((value) => Number((value / i).toPrecision(9))).join(',')})`;
}

/**
 * Where the line of a wall at height `y` crosses the left and the right edge of a picture that is `width` pixels wide;
 * null when the line is upright there or has no picture.
 */
export function lineAcross(map: Homography, y: number, width: number): [Point, Point] | null {
  const back = invert(map);
  if (!back) return null;
  // A line (0, 1, -y) of the wall goes through the transposed inverse.
  const [p, q, r] = [back[3] - y * back[6], back[4] - y * back[7], back[5] - y * back[8]];
  if (Math.abs(q) <= Math.abs(p) * 1e-3) return null;
  return [
    {x: 0, y: -r / q},
    {x: width, y: -(r + p * width) / q},
  ];
}
