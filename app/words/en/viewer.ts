/** The viewer of pictures. */
export default {
  /** Stands between a picture's place and how many there are. */
  of: ' of ',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  previousWork: 'Previous work',
  nextWork: 'Next work',
};
