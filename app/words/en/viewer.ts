/** The viewer of pictures. */
export default {
  /** Stands between a picture's place and how many there are. */
  of: ' of ',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  notLoaded: 'The picture couldn’t be loaded.',
};
