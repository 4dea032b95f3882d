import {toCentimetres, type LengthUnit} from './geometry/lengths';
import {REFERENCE_OBJECTS, type ReferenceObject} from './geometry/reference-objects';
import {mapFromLength, type Point, type WallMap} from './geometry/wall-map';

export type ReferenceName = keyof typeof REFERENCE_OBJECTS | 'own';

/** How a visitor sets the scale of a photo: two points at the ends of a known length. */
export interface ScaleSetting {
  object: ReferenceName;
  /** In the photo's pixels. */
  points: readonly [Point, Point];
  /** The length of the visitor's own object. */
  own: {length: number; unit: LengthUnit};
}

/** A door in the middle of the photo, to be moved onto the real one. */
export function firstSetting({width, height}: {width: number; height: number}): ScaleSetting {
  return {
    object: 'door',
    points: [
      {x: width / 2, y: height * 0.25},
      {x: width / 2, y: height * 0.75},
    ],
    own: {length: 100, unit: 'cm'},
  };
}

export function measuredObject({object, own}: ScaleSetting): ReferenceObject {
  return object === 'own'
    ? {length: toCentimetres(own.length, own.unit)}
    : REFERENCE_OBJECTS[object];
}

/** The map of the wall onto the photo; null while the points say nothing. */
export function mapOfSetting(setting: ScaleSetting): WallMap | null {
  return mapFromLength(setting.points, measuredObject(setting).length);
}
