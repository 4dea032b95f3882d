/** The visitor's own wall: its photo, the scale that is set on it, what is measured there. */
export default {
  name: 'Your photo',
  empty: 'Your wall appears here.',
  intro:
    'Take or choose a photo of your wall from straight in front, with a door or a sheet of paper in it. The photo stays on this device: nothing of it is sent or kept.',
  choose: 'Choose a photo',
  chooseAnother: 'Another photo',
  notShown: 'This file could not be shown. Please choose a JPEG, PNG or WebP picture.',
  scaleAgain: 'Set the scale again',

  // The line on the wall.
  floor: 'Floor',
  below: (length: string) => `${length} below the work`,

  // The scale.
  scale: 'Set the scale',
  known: 'Something of known size on the wall',
  /** An option: the object and its measures. */
  object: (name: string, measures: string) => `${name}, ${measures}`,
  objects: {door: 'A door', letter: 'A Letter sheet', a4: 'An A4 sheet', card: 'A bank card'},
  other: 'Something else',
  wide: (length: string) => `${length} wide`,
  high: (length: string) => `${length} high`,
  own: {length: 'Length', unit: 'Unit'},
  hints: {
    ends: 'Drag the two points to its ends.',
    wide: 'Drag the two points to its left and right edges.',
    high: 'Drag the two points to its top and bottom.',
    keys: 'Arrow keys move a point finely, with Shift ten times as far.',
  },
  hang: 'Hang the work',
  wrongEnds: 'The length is missing, or the two points are in one place.',

  // The points of the scale.
  ends: {one: 'One end', other: 'Other end'},
  /** A point and where it is, in the photo's pixels. */
  point: (name: string, across: number, down: number) =>
    `${name}, ${across} across and ${down} down`,
};
