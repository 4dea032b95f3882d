/** The viewer of pictures. */
export default {
  place: (number: number, count: number) => `${number} of ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
  notLoaded: 'The picture couldn’t be loaded.',
};
