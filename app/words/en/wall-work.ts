/** A work on the visitor's wall: the name of an original's size, and why a work is not shown. */
export default {
  original: 'Original',
  noPicture: (title: string) => `There’s no picture of “${title}” to hang on your wall.`,
  otherProportions: (title: string) =>
    `The picture of “${title}” doesn’t have the proportions of its stated size, so it isn’t shown on a wall: it would look larger or smaller than it is.`,
  noSize: (title: string) =>
    `“${title}” has no stated size, so it can’t be shown to scale on a wall.`,
};
