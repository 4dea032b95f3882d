import {describe, expect, it} from 'vitest';
import {
  invert,
  project,
  rectangleToPicture,
  type Corners,
  type Homography,
  type Point,
} from './homography';
import {REFERENCE_OBJECTS} from './reference-objects';
import {cornersOf} from './placement';
import {lengthToPicture, pixelsPerCentimetre} from './scale';

/** A pinhole camera before a wall, in centimetres and degrees; the wall is the plane z = 0 and y goes up. */
interface Camera {
  x: number;
  y: number;
  distance: number;
  /** The camera's angles: to the right, upwards and clockwise. */
  yaw: number;
  pitch: number;
  roll: number;
  /** The focal length in pixels of a photo of 2000 by 1500. */
  focal: number;
}

const PHOTO = {width: 2000, height: 1500};

/** The photo of a point of the wall, rounded to the whole pixel that a visitor can mark. */
function photograph(camera: Camera, {x, y}: Point): Point {
  const [yaw, pitch, roll] = [camera.yaw, camera.pitch, camera.roll].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const [ahead, up, right] = [camera.distance, y - camera.y, x - camera.x];
  const [right1, ahead1] = turn(right, ahead, yaw);
  const [up1, ahead2] = turn(up, ahead1, pitch);
  const [right2, up2] = turn(right1, up1, roll);
  return {
    x: Math.round(PHOTO.width / 2 + (camera.focal * right2) / ahead2),
    y: Math.round(PHOTO.height / 2 - (camera.focal * up2) / ahead2),
  };
}

function turn(a: number, b: number, angle: number): [number, number] {
  return [a * Math.cos(angle) - b * Math.sin(angle), b * Math.cos(angle) + a * Math.sin(angle)];
}

const DOOR = REFERENCE_OBJECTS.door;
/** The door's lower left corner is the wall's origin. */
const DOOR_CORNERS = cornersOf({
  x: DOOR.width / 2,
  y: DOOR.height / 2,
  width: DOOR.width,
  height: DOOR.height,
});

const STRAIGHT: Camera = {x: 120, y: 140, distance: 300, yaw: 0, pitch: 0, roll: 0, focal: 1500};

/** Ten photos: five straight on, from near and far, five at angles, some with a tilted camera. */
const STRAIGHT_ON: Camera[] = [
  STRAIGHT,
  {...STRAIGHT, distance: 400},
  {...STRAIGHT, focal: 1900, distance: 380},
  {...STRAIGHT, x: 60, y: 110},
  {...STRAIGHT, x: 180, distance: 350, focal: 1700},
];
const AT_AN_ANGLE: Camera[] = [
  {...STRAIGHT, yaw: 12},
  {...STRAIGHT, x: 250, yaw: -20},
  {...STRAIGHT, x: -60, yaw: 25, distance: 350},
  {...STRAIGHT, pitch: -8, roll: 3},
  {...STRAIGHT, x: 220, y: 120, yaw: -15, pitch: 6, roll: -2, focal: 1600},
];

/** A work beside the door, of a known size. */
const WORK = {x: 165, y: 147, width: 80, height: 60};

/** The sides of the work as the map reads them from the photo. */
function measure(map: Homography, camera: Camera): {width: number; height: number} {
  const back = invert(map)!;
  const [topLeft, topRight, , bottomLeft] = cornersOf(WORK).map((corner) =>
    project(back, photograph(camera, corner))!,
  ) as [Point, Point, Point, Point];
  return {
    width: Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y),
    height: Math.hypot(bottomLeft.x - topLeft.x, bottomLeft.y - topLeft.y),
  };
}

function expectWithinOnePercent({width, height}: {width: number; height: number}) {
  expect(Math.abs(width / WORK.width - 1)).toBeLessThan(0.01);
  expect(Math.abs(height / WORK.height - 1)).toBeLessThan(0.01);
}

describe('the scale of a photo, to 1 %', () => {
  it.each(STRAIGHT_ON)('two points on a door, from %o', (camera) => {
    const [topLeft, , , bottomLeft] = DOOR_CORNERS;
    const points = [photograph(camera, topLeft), photograph(camera, bottomLeft)] as const;
    expectWithinOnePercent(measure(lengthToPicture(points, DOOR.height)!, camera));
  });

  it.each(AT_AN_ANGLE)('the four corners of a door, from %o', (camera) => {
    const corners = DOOR_CORNERS.map((corner) => photograph(camera, corner)) as unknown as Corners;
    expectWithinOnePercent(measure(rectangleToPicture(DOOR.width, DOOR.height, corners)!, camera));
  });

  it('two points would be wrong at an angle, which is what the four are for', () => {
    const camera = AT_AN_ANGLE[1]!;
    const [topLeft, , , bottomLeft] = DOOR_CORNERS;
    const points = [photograph(camera, topLeft), photograph(camera, bottomLeft)] as const;
    const {height} = measure(lengthToPicture(points, DOOR.height)!, camera);
    expect(Math.abs(height / WORK.height - 1)).toBeGreaterThan(0.03);
  });
});

describe('lengthToPicture', () => {
  it('has its floor at the lower point, whichever was set first', () => {
    const [low, high] = [
      {x: 50, y: 400},
      {x: 50, y: 200},
    ];
    for (const points of [
      [low, high],
      [high, low],
    ] as const) {
      expect(project(lengthToPicture(points, 100)!, {x: 0, y: 0})).toEqual(low);
    }
  });

  it('takes a length in any direction', () => {
    const map = lengthToPicture(
      [
        {x: 10, y: 20},
        {x: 40, y: 60},
      ],
      25,
    )!;
    expect(pixelsPerCentimetre(map, {x: 3, y: 4})).toBeCloseTo(2);
  });

  it.each([
    ['points in one place', {x: 12, y: 20}, 10],
    ['no length', {x: 60, y: 20}, 0],
    ['a length that is no number', {x: 60, y: 20}, Number.NaN],
  ])('refuses %s', (_, second, length) => {
    expect(lengthToPicture([{x: 10, y: 20}, second], length)).toBeNull();
  });
});

describe('pixelsPerCentimetre', () => {
  it('is larger where the wall is nearer', () => {
    const camera = AT_AN_ANGLE[1]!;
    const corners = DOOR_CORNERS.map((corner) => photograph(camera, corner)) as unknown as Corners;
    const map = rectangleToPicture(DOOR.width, DOOR.height, corners)!;
    // The camera stands far to the right and looks to the left.
    expect(pixelsPerCentimetre(map, {x: 200, y: 140})).toBeGreaterThan(
      pixelsPerCentimetre(map, {x: 0, y: 140}),
    );
  });
});
