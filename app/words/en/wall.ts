/** A work at true scale on a wall. */
export default {
  open: 'See it on your wall',
  openTogether: 'See them on your wall',
  title: 'On your wall',
  titleOf: (work: string) => `${work}, on your wall`,
  close: 'Close',

  // The choice of the place.
  place: {legend: 'Where it hangs', room: 'A drawn room', photo: 'Your own wall'},

  // The drawn room.
  room: (bench: string) => `A drawn room with a bench, ${bench} long`,
  eyeLevel: 'Eye level',
  bench: (length: string) => `Bench ${length}`,

  // The work's size, frame and place.
  size: 'Size',
  frame: 'Frame',
  frames: {none: 'No frame', oak: 'Oak frame', black: 'Black frame', white: 'White frame'},
  leftOut: (sizes: string) => `Not shown, since the picture has other proportions: ${sizes}.`,
  hangAtEyeLevel: 'Hang at eye level',
  drag: 'Drag the work to move it. The frame is drawn to judge by.',
  /** Not on a touch screen. */
  keys: 'An arrow key moves it a centimetre, with Shift ten. E hangs it.',
  measures: {
    size: 'Size',
    withFrame: 'With frame',
    centre: 'Centre above the floor',
  },

  // Other works beside it.
  others: {
    list: 'On the wall',
    takeDown: 'Take down',
    takeWorkDown: (work: string) => `Take down ${work}`,
    add: 'Another work beside it',
    choose: 'Choose a work',
    unknown: 'This work could not be found.',
    notLoaded: 'This work could not be loaded. Please try again.',
  },

  // The picture of the wall.
  save: 'Save the picture',
  share: 'Share…',
  /** The name of the file, without its ending; `work` is the handle. */
  fileName: (work: string) => `${work}-on-a-wall`,
  notPainted: 'The picture could not be made. Please try again.',
  throughCamera: 'See it through your camera',
};
