import type {ShopWords} from '~/words';
import {isOriginal} from '~/shop/product/availability';
import {readWallWork, type WallProduct} from '~/shop/product/wall-work';

/**
 * A work as a flat box with its back against a wall: the picture on the front, plain sides. In metres. The origin is
 * the centre of the back, +z points out of the picture and +y points up.
 */
export interface Panel {
  width: number;
  height: number;
  depth: number;
}

/** The depths of a stretched canvas and of paper on a board, in metres. */
const DEPTH = {original: 0.035, print: 0.005};

/**
 * The box of a product's variant, by the number in its id, or else of the first variant with a size. Null when the size
 * is unknown or doesn't match the picture.
 */
export function modelPanel(
  words: ShopWords,
  product: WallProduct,
  variantNumber: string | null,
): Panel | null {
  const sizes = readWallWork(words, product)?.sizes;
  const size = variantNumber ? sizes?.find(({id}) => id.endsWith(`/${variantNumber}`)) : sizes?.[0];
  if (!size) return null;
  return {
    width: size.width / 100,
    height: size.height / 100,
    depth: isOriginal(product) ? DEPTH.original : DEPTH.print,
  };
}

/** A face of the box with four corners, counter-clockwise from the bottom left as seen from outside. */
export interface PanelFace {
  corners: readonly Point[];
  normal: Point;
}

export type Point = readonly [x: number, y: number, z: number];

/** The picture's corners, in the order of a face's corners. The origin is the picture's bottom left. */
export const PICTURE_CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The direction that a face points in, and its right and up directions as seen from outside. */
interface Directions {
  normal: Point;
  right: Point;
  up: Point;
}

const FRONT: Directions = {normal: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0]};

const OTHERS: Directions[] = [
  {normal: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0]},
  {normal: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0]},
  {normal: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0]},
  {normal: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1]},
  {normal: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1]},
];

export function frontFace(panel: Panel): PanelFace {
  return faceOf(panel, FRONT);
}

/** The other five faces. */
export function plainFaces(panel: Panel): PanelFace[] {
  return OTHERS.map((directions) => faceOf(panel, directions));
}

function faceOf({width, height, depth}: Panel, {normal, right, up}: Directions): PanelFace {
  const corners = PICTURE_CORNERS.map(([u, v]): Point => {
    // The corner of a cube with coordinates of -1 and 1.
    const [x, y, z] = [0, 1, 2].map(
      (axis) => normal[axis]! + (2 * u - 1) * right[axis]! + (2 * v - 1) * up[axis]!,
    ) as [number, number, number];
    return [(x * width) / 2, (y * height) / 2, ((z + 1) * depth) / 2];
  });
  return {corners, normal};
}
