/**
 * A work as a flat box that hangs with its back on a wall: the picture on the front, plain sides. In metres, with the middle of
 * its back at the origin, the picture towards +z and the top towards +y.
 */
export interface Panel {
  width: number;
  height: number;
  depth: number;
}

/** A side of the box with four corners, counter-clockwise as seen from outside, from the bottom left one. */
export interface PanelFace {
  corners: readonly Point[];
  normal: Point;
}

export type Point = readonly [x: number, y: number, z: number];

/** The picture's corners in the order of a face's corners; the origin is the picture's bottom left. */
export const PICTURE_CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

export function frontFace({width, height, depth}: Panel): PanelFace {
  const [x, y] = [width / 2, height / 2];
  const corners: Point[] = [
    [-x, -y, depth],
    [x, -y, depth],
    [x, y, depth],
    [-x, y, depth],
  ];
  return {corners, normal: [0, 0, 1]};
}

/** The other five faces. */
export function plainFaces({width, height, depth}: Panel): PanelFace[] {
  const [x, y, z] = [width / 2, height / 2, depth];
  return [
    {
      corners: [
        [x, -y, 0],
        [-x, -y, 0],
        [-x, y, 0],
        [x, y, 0],
      ],
      normal: [0, 0, -1],
    },
    {
      corners: [
        [x, -y, z],
        [x, -y, 0],
        [x, y, 0],
        [x, y, z],
      ],
      normal: [1, 0, 0],
    },
    {
      corners: [
        [-x, -y, 0],
        [-x, -y, z],
        [-x, y, z],
        [-x, y, 0],
      ],
      normal: [-1, 0, 0],
    },
    {
      corners: [
        [-x, y, z],
        [x, y, z],
        [x, y, 0],
        [-x, y, 0],
      ],
      normal: [0, 1, 0],
    },
    {
      corners: [
        [-x, -y, 0],
        [x, -y, 0],
        [x, -y, z],
        [-x, -y, z],
      ],
      normal: [0, -1, 0],
    },
  ];
}
