import {describe, expect, it} from 'vitest';
import {rectangleToPicture, scaleAndMove, type Corners} from './homography';
import {boxAround, warpOnto, type Pixels} from './warp';

function filled(width: number, height: number, colour: readonly number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 1) data[at] = colour[at % 4]!;
  return {width, height, data};
}

const colourAt = ({data, width}: Pixels, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];

const WALL = [200, 200, 200, 255];
const SEA = [10, 80, 110, 255];

describe('warpOnto', () => {
  it('draws inside the corners and leaves the rest', () => {
    const corners: Corners = [
      {x: 10, y: 10},
      {x: 40, y: 16},
      {x: 40, y: 34},
      {x: 10, y: 40},
    ];
    const source = filled(20, 20, SEA);
    // A source's y goes down: its top left corner is the rectangle's.
    const [a, b, c, d, e, f, g, h, i] = rectangleToPicture(20, 20, corners)!;
    const map = [a, -b, c + 20 * b, d, -e, f + 20 * e, g, -h, i + 20 * h] as const;
    const target = filled(50, 50, WALL);
    warpOnto(target, {left: 0, top: 0, width: 50, height: 50}, source, map);
    expect(colourAt(target, 25, 25)).toEqual(SEA);
    expect(colourAt(target, 12, 14)).toEqual(SEA);
    for (const [x, y] of [
      [5, 25],
      [38, 12],
      [45, 25],
      [38, 38],
    ] as const) {
      expect(colourAt(target, x, y)).toEqual(WALL);
    }
  });

  it('lets the wall through a shadow', () => {
    const target = filled(4, 4, WALL);
    const whole = {left: 0, top: 0, width: 4, height: 4};
    warpOnto(target, whole, filled(4, 4, [0, 0, 0, 51]), scaleAndMove(1, 1, 0, 0));
    expect(colourAt(target, 2, 2)).toEqual([160, 160, 160, 255]);
  });

  it('draws into a part of the picture at its place', () => {
    const target = filled(4, 4, WALL);
    const part = {left: 96, top: 50, width: 4, height: 4};
    warpOnto(target, part, filled(10, 10, SEA), scaleAndMove(1, 1, 98, 45));
    expect(colourAt(target, 1, 0)).toEqual(WALL);
    expect(colourAt(target, 3, 0)).not.toEqual(WALL);
  });
});

describe('boxAround', () => {
  const corners: Corners = [
    {x: -5, y: 2.4},
    {x: 30.2, y: 3},
    {x: 30, y: 20},
    {x: -5, y: 19.1},
  ];

  it('is the part of the picture that the corners touch', () => {
    const box = boxAround(corners, {width: 100, height: 100});
    expect(box).toEqual({left: 0, top: 2, width: 31, height: 18});
  });

  it('is null when they are outside', () => {
    expect(boxAround(corners, {width: 100, height: 2})).toBeNull();
  });
});
