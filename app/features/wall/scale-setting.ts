import words from '#words/wall-photo';
import {rectangleToPicture, type Corners, type Homography, type Point} from './geometry/homography';
import {REFERENCE_OBJECTS, type ReferenceObject} from './geometry/reference-objects';
import {toCentimetres, type LengthUnit} from './geometry/lengths';
import {lengthToPicture} from './geometry/scale';

export type ReferenceName = keyof typeof REFERENCE_OBJECTS | 'own';

/** How a visitor sets the scale of a photo; points are in its pixels. */
export interface ScaleSetting {
  object: ReferenceName;
  /** Two points where the camera faced the wall straight on, four corners where it did not. */
  method: 'length' | 'corners';
  points: readonly [Point, Point];
  corners: Corners;
  /** The sides of the visitor's own object; its height is its length where two points are set. */
  own: {width: number; height: number; unit: LengthUnit};
}

/** A door in the middle of the photo, to be moved onto the real one. */
export function firstSetting({width, height}: {width: number; height: number}): ScaleSetting {
  const [left, right] = [width * 0.4, width * 0.6];
  const [top, bottom] = [height * 0.25, height * 0.75];
  return {
    object: 'door',
    method: 'length',
    points: [
      {x: width / 2, y: top},
      {x: width / 2, y: bottom},
    ],
    corners: [
      {x: left, y: top},
      {x: right, y: top},
      {x: right, y: bottom},
      {x: left, y: bottom},
    ],
    own: {width: 100, height: 100, unit: 'cm'},
  };
}

/** The reference object, in centimetres. */
export function measuredObject({object, own}: ScaleSetting): ReferenceObject {
  if (object !== 'own') return REFERENCE_OBJECTS[object];
  const [width, height] = [own.width, own.height].map((side) => toCentimetres(side, own.unit));
  return {width: width!, height: height!, side: 'height'};
}

/** The map of the wall onto the photo; null while the points say nothing. */
export function mapOfSetting(setting: ScaleSetting): Homography | null {
  const object = measuredObject(setting);
  return setting.method === 'corners'
    ? rectangleToPicture(object.width, object.height, setting.corners)
    : lengthToPicture(setting.points, object[object.side]);
}

/** The points to set, each with its label. */
export function markedPoints(setting: ScaleSetting): {label: string; point: Point}[] {
  const labels = setting.method === 'corners' ? words.corners : words.ends;
  const points = setting.method === 'corners' ? setting.corners : setting.points;
  return points.map((point, index) => ({label: labels[index]!, point}));
}

export function movePoint(setting: ScaleSetting, index: number, point: Point): ScaleSetting {
  const moved = (points: readonly Point[]) => points.map((old, at) => (at === index ? point : old));
  return setting.method === 'corners'
    ? {...setting, corners: moved(setting.corners) as unknown as Corners}
    : {...setting, points: moved(setting.points) as unknown as readonly [Point, Point]};
}
