/** An object of known size that a visitor may have on a wall. */
export interface ReferenceObject {
  /** What two points are set on, in centimetres. */
  length: number;
  /** Whether that is its width, not its height. */
  isWidth?: true;
  /** Whether its lower edge is the floor. */
  standsOnFloor?: true;
}

/**
 * The objects that a scale can be taken from: a North American interior door (80 in high), sheets of ISO 216 and ANSI, a card of
 * ISO/IEC 7810 ID-1.
 */
export const REFERENCE_OBJECTS = {
  door: {length: 203.2, standsOnFloor: true},
  letter: {length: 27.94},
  a4: {length: 29.7},
  card: {length: 8.56, isWidth: true},
} as const satisfies Record<string, ReferenceObject>;
