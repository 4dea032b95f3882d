import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  compose,
  cssMatrix,
  invert,
  lineAcross,
  project,
  rectangleToPicture,
  scaleAndMove,
  type Corners,
  type Homography,
  type Point,
} from './homography';

const SQUARE: Corners = [
  {x: 100, y: 100},
  {x: 500, y: 100},
  {x: 500, y: 400},
  {x: 100, y: 400},
];

/** Four corners, each moved from a rectangle by so little that they stay convex. */
const convexCorners = fc
  .tuple(...SQUARE.map(({x, y}) => fc.record({x: nearly(x), y: nearly(y)})))
  .map((corners) => corners as unknown as Corners);

function nearly(value: number) {
  return fc.double({min: value - 60, max: value + 60, noNaN: true});
}

const side = fc.double({min: 5, max: 300, noNaN: true});

function expectNear(point: Point | null, {x, y}: Point) {
  expect(point?.x).toBeCloseTo(x, 4);
  expect(point?.y).toBeCloseTo(y, 4);
}

describe('rectangleToPicture', () => {
  it('takes the corners of the rectangle to the corners of the picture', () => {
    fc.assert(
      fc.property(convexCorners, side, side, (corners, width, height) => {
        const map = rectangleToPicture(width, height, corners)!;
        expectNear(project(map, {x: 0, y: height}), corners[0]);
        expectNear(project(map, {x: width, y: height}), corners[1]);
        expectNear(project(map, {x: width, y: 0}), corners[2]);
        expectNear(project(map, {x: 0, y: 0}), corners[3]);
      }),
    );
  });

  it('keeps straight lines straight', () => {
    fc.assert(
      fc.property(convexCorners, side, side, (corners, width, height) => {
        const map = rectangleToPicture(width, height, corners)!;
        const [a, b, c] = [0.1, 0.4, 0.9].map((part) =>
          project(map, {x: width * part, y: height * part}),
        ) as [Point, Point, Point];
        const turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        expect(Math.abs(turn) / Math.hypot(c.x - a.x, c.y - a.y)).toBeLessThan(1e-6);
      }),
    );
  });

  it.each<[string, Corners]>([
    ['crossed', [SQUARE[1], SQUARE[0], SQUARE[2], SQUARE[3]]],
    ['mirrored', [SQUARE[1], SQUARE[0], SQUARE[3], SQUARE[2]]],
    ['dented', [SQUARE[0], SQUARE[1], {x: 200, y: 200}, SQUARE[3]]],
    ['in one line', [SQUARE[0], SQUARE[1], SQUARE[1], SQUARE[0]]],
  ])('refuses corners that are %s', (_, corners) => {
    expect(rectangleToPicture(100, 100, corners)).toBeNull();
  });

  it.each([
    [0, 10],
    [10, Number.NaN],
  ])('refuses a rectangle of %d by %d', (width, height) => {
    expect(rectangleToPicture(width, height, SQUARE)).toBeNull();
  });
});

describe('invert', () => {
  it('leads back', () => {
    const inside = fc.record({
      x: fc.double({min: 0, max: 1, noNaN: true}),
      y: fc.double({min: 0, max: 1, noNaN: true}),
    });
    fc.assert(
      fc.property(convexCorners, inside, (corners, point) => {
        const map = rectangleToPicture(1, 1, corners)!;
        expectNear(project(invert(map)!, project(map, point)!), point);
      }),
    );
  });

  it('is null for a map that flattens the plane', () => {
    expect(invert([1, 2, 0, 2, 4, 0, 0, 0, 1])).toBeNull();
  });
});

describe('compose', () => {
  it('maps with the inner map first', () => {
    const map = compose(scaleAndMove(2, 2, 0, 0), scaleAndMove(1, -1, 10, 20));
    expect(project(map, {x: 1, y: 2})).toEqual({x: 22, y: 36});
  });
});

describe('project', () => {
  it('has no picture of what is behind the camera', () => {
    expect(project([1, 0, 0, 0, 1, 0, 1, 0, 1], {x: -2, y: 0})).toBeNull();
  });
});

describe('cssMatrix', () => {
  it('is the map as a browser applies it', () => {
    fc.assert(
      fc.property(convexCorners, (corners) => {
        const map = rectangleToPicture(40, 30, corners)!;
        const values = cssMatrix(map).slice('matrix3d('.length, -1).split(',').map(Number);
        // Column by column, applied to (x, y, 0, 1).
        const row = (index: number) =>
          values[index]! * 12 + values[4 + index]! * 7 + values[12 + index]!;
        const point = project(map, {x: 12, y: 7})!;
        expect(row(0) / row(3)).toBeCloseTo(point.x, 2);
        expect(row(1) / row(3)).toBeCloseTo(point.y, 2);
      }),
    );
  });
});

describe('lineAcross', () => {
  it('goes through the pictures of the line’s points', () => {
    fc.assert(
      fc.property(convexCorners, side, (corners, height) => {
        const map = rectangleToPicture(200, 300, corners)!;
        const [left, right] = lineAcross(map, height, 600)!;
        for (const x of [20, 150]) {
          const point = project(map, {x, y: height})!;
          const y = left.y + ((right.y - left.y) * point.x) / 600;
          expect(Math.abs(y - point.y)).toBeLessThan(1e-4);
        }
      }),
    );
  });

  it('is null for a line that stands upright', () => {
    const turned: Homography = [0, 1, 0, 1, 0, 0, 0, 0, 1];
    expect(lineAcross(turned, 10, 600)).toBeNull();
  });
});
