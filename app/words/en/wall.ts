/** A work at true scale on a wall. */
export default {
  open: 'See It on Your Wall',
  openTogether: 'See Them on Your Wall',
  title: 'On Your Wall',
  titleOf: (work: string) => `${work} on Your Wall`,

  // The choice of the background.
  background: {legend: 'Where it hangs', room: 'Sample room', photo: 'Your own wall'},

  // The drawn room.
  room: {
    sideboard: (width: string) => `A sample room with a sideboard, ${width} wide`,
    sofa: (width: string) => `A sample room with a sofa, ${width} wide`,
  },
  eyeLevel: 'Eye level',
  furniture: {
    sideboard: (width: string) => `Sideboard ${width}`,
    sofa: (width: string) => `Sofa ${width}`,
  },

  // The work's size, frame and place.
  size: 'Size',
  frame: 'Frame',
  frames: {none: 'No frame', oak: 'Oak frame', black: 'Black frame', white: 'White frame'},
  wallColour: 'Wall colour',
  wallColours: {linen: 'Linen', clay: 'Clay', slate: 'Slate'},
  leftOut: (sizes: string) => `Not shown, because the picture’s proportions differ: ${sizes}.`,
  hangAtEyeLevel: 'Hang at Eye Level',
  drag: 'Drag the work to move it. Frames are for illustration only.',
  /** Not on a touch screen. */
  keys: 'The arrow keys move it 1 cm (⅜ in), or 10 cm (4 in) with Shift. Press E to hang it at eye level.',
  measures: {
    size: 'Size',
    withFrame: 'With frame',
    centre: 'Centre above the floor',
  },

  // Other works beside it.
  others: {
    list: 'On the wall',
    takeDown: 'Take Down',
    takeWorkDown: (work: string) => `Take down ${work}`,
    add: 'Add another work',
    choose: 'Choose a work',
    none: 'Works you save to your shortlist can hang beside it.',
  },

  // The picture of the wall.
  save: 'Save Picture',
  /** The name of the file, without its ending; `work` is the handle. */
  fileName: (work: string) => `${work}-on-a-wall`,
  notPainted: 'The picture couldn’t be created. Please try again.',
  throughCamera: 'See It Through Your Camera',
  /** The code for a phone, on a computer. */
  code: 'QR code of this page',
  scanCode: 'Scan the code with your phone to see the work through its camera.',
};
