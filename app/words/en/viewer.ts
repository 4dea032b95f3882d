/** The viewer of pictures. */
export default {
  position: (place: number, count: number) => `${place} of ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  picture: {previous: 'Previous picture', next: 'Next picture'},
  work: {previous: 'Previous work', next: 'Next work'},
};
