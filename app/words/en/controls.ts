/** Controls and loading states that many pages share. */
export default {
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  opening: 'Opening',
  tryAgain: 'Try Again',
  notLoaded: {
    title: 'This couldn’t be loaded',
    description: 'Please check your connection, reload the page and try again.',
  },
};
