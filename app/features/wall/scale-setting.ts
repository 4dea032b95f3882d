import {toCentimetres, type LengthUnit} from '~/lib/lengths';
import {mapFromLength, type Point, type WallMap} from './wall-map';

/** An object of known size that a visitor may have on a wall. */
export interface ReferenceObject {
  /** The distance between its two points, in centimetres. */
  length: number;
  /** Whether this is its width instead of its height. */
  isWidth?: true;
  /** Whether its lower edge touches the floor. */
  standsOnFloor?: true;
}

/**
 * The objects that can set the scale: a North American interior door (80 in high), sheets of ISO 216 and ANSI, a card
 * of ISO/IEC 7810 ID-1.
 */
export const REFERENCE_OBJECTS = {
  door: {length: 203.2, standsOnFloor: true},
  letter: {length: 27.94},
  a4: {length: 29.7},
  card: {length: 8.56, isWidth: true},
} as const satisfies Record<string, ReferenceObject>;

export type ReferenceName = keyof typeof REFERENCE_OBJECTS | 'own';

/** How a visitor sets the scale of a photo: two points at the ends of a known length. */
export interface ScaleSetting {
  object: ReferenceName;
  /** In the photo's pixels. */
  points: readonly [Point, Point];
  /** The length of the visitor's own object. */
  own: {length: number; unit: LengthUnit};
}

/** A door in the middle of the photo, for the visitor to move onto the real one. */
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

/** The map of the wall onto the photo; null while the points are too close together. */
export function mapOfSetting(setting: ScaleSetting): WallMap | null {
  return mapFromLength(setting.points, measuredObject(setting).length);
}
