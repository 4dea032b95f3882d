/** A work on the visitor's wall: the name of an original's size, and why a work is not shown. */
export default {
  original: 'Original',
  noPicture: (title: string) => `“${title}” has no picture that could be hung on your wall.`,
  otherProportions: (title: string) =>
    `The picture of “${title}” does not have the proportions of its stated size, so it is not shown on a wall: it would look larger or smaller than it is.`,
  noSize: (title: string) =>
    `The size of “${title}” is not stated, so it cannot be shown on a wall at true scale.`,
};
