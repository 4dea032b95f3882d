import sharp from 'sharp';

export interface Point {
  x: number;
  y: number;
}

/** A synthetic photo of a wall, taken by a pinhole camera: every length on it is known. */
export interface Camera {
  /** Of the photo, in pixels. */
  width: number;
  height: number;
  /** Pixels of the photo to the centimetre of the wall, where the camera looks at it. */
  scale: number;
  /** Turned from the wall's normal, in degrees: to the side, up or down, and about its own axis. */
  yaw?: number;
  pitch?: number;
  roll?: number;
}

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

const RADIANS = Math.PI / 180;

/** Points of the wall, in centimetres to the right and down from the photo's middle, and those of the photo. */
export function wallOfCamera({width, height, scale, yaw = 0, pitch = 0, roll = 0}: Camera) {
  const focal = 1.1 * Math.max(width, height);
  const [cy, sy] = [Math.cos(yaw * RADIANS), Math.sin(yaw * RADIANS)];
  const [cp, sp] = [Math.cos(pitch * RADIANS), Math.sin(pitch * RADIANS)];
  const [cr, sr] = [Math.cos(roll * RADIANS), Math.sin(roll * RADIANS)];
  const distance = focal / scale;
  // The columns of the camera's turn for the wall's two directions.
  const right = [cr * cy, sr * cp + cr * sy * sp, sr * sp - cr * sy * cp] as const;
  const down = [-sr * cy, cr * cp - sr * sy * sp, cr * sp + sr * sy * cp] as const;
  const map: Matrix = [
    [
      focal * right[0] + (width / 2) * right[2],
      focal * down[0] + (width / 2) * down[2],
      (width / 2) * distance,
    ],
    [
      focal * right[1] + (height / 2) * right[2],
      focal * down[1] + (height / 2) * down[2],
      (height / 2) * distance,
    ],
    [right[2], down[2], distance],
  ];
  const back = inverse(map);
  return {
    toPhoto: (point: Point) => apply(map, point),
    toWall: (point: Point) => apply(back, point),
  };
}

/** The photo of a wall with a pale rectangle on it, whose corners are points of the photo. */
export function photoOf({width, height}: Camera, corners: readonly Point[]): Promise<Buffer> {
  const outline = corners.map(({x, y}) => `${x},${y}`).join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#c9b48e"/><polygon points="${outline}" fill="#efe8da"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

function apply([first, second, third]: Matrix, {x, y}: Point): Point {
  const along = ([a, b, c]: Row) => a * x + b * y + c;
  return {x: along(first) / along(third), y: along(second) / along(third)};
}

/** Up to a factor, which a map of points does not have. */
function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
}
