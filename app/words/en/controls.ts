/** Controls and waits that many pages have. */
export default {
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  opening: 'Opening',
  notLoaded: {
    title: 'This couldn’t be loaded',
    description: 'Please check your connection, reload the page and try again.',
  },
};
