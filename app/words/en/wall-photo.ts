/** The visitor's own wall: its photo, the scale set on it, and the measurements. */
export default {
  name: 'Your photo',
  empty: 'Your wall appears here.',
  intro:
    'Take a photo of your wall from straight in front, with a door or a sheet of paper in view, or choose one you already have. The photo stays on this device. It’s never uploaded or saved.',
  choose: 'Choose a Photo',
  chooseAnother: 'Choose Another Photo',
  notShown: 'This file can’t be shown. Please choose a JPEG, PNG or WebP picture.',
  scaleAgain: 'Set the Scale Again',

  // The line on the wall.
  floor: 'Floor',
  below: (length: string) => `${length} below the work`,

  // The scale.
  scale: 'Set the Scale',
  known: 'An object of known size',
  /** An option: the object and its measures. */
  object: (name: string, measures: string) => `${name}, ${measures}`,
  objects: {door: 'A door', letter: 'A letter-size sheet', a4: 'An A4 sheet', card: 'A bank card'},
  other: 'Something else',
  wide: (length: string) => `${length} wide`,
  high: (length: string) => `${length} high`,
  own: {length: 'Length', unit: 'Unit'},
  hints: {
    ends: 'Drag the two points to its ends.',
    wide: 'Drag the two points to its left and right edges.',
    high: 'Drag the two points to its top and bottom.',
    keys: 'The arrow keys move a point in small steps; with Shift, ten times as far.',
  },
  hang: 'Hang the Work',
  wrongEnds: 'Enter the length, and move the two points apart.',

  // The points of the scale.
  ends: {one: 'One end', other: 'Other end'},
  /** A point and where it is, in the photo's pixels. */
  point: (name: string, across: number, down: number) =>
    `${name}, ${across} across and ${down} down`,
};
