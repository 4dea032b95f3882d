/** An object of known size that a visitor may have on a wall, in centimetres. */
export interface ReferenceObject {
  width: number;
  height: number;
  /** Which side two points are set on. */
  side: 'width' | 'height';
  /** Whether its lower edge is the floor. */
  standsOnFloor?: true;
}

/**
 * The objects that a scale can be taken from: a North American interior door (32 by 80 in), sheets of ISO 216 and ANSI, a card of
 * ISO/IEC 7810 ID-1.
 */
export const REFERENCE_OBJECTS = {
  door: {width: 81.3, height: 203.2, side: 'height', standsOnFloor: true},
  letter: {width: 21.59, height: 27.94, side: 'height'},
  a4: {width: 21, height: 29.7, side: 'height'},
  card: {width: 8.56, height: 5.398, side: 'width'},
} as const satisfies Record<string, ReferenceObject>;
