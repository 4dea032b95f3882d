/** Controls and waits that many pages have. */
export default {
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  opening: 'Opening',
};
