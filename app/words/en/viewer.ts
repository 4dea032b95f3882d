/** The viewer of pictures. */
export default {
  /** Between a picture's number and the total. */
  of: ' of ',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
  notLoaded: 'The picture couldn’t be loaded.',
};
