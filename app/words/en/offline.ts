/** The offline page, which the service worker creates. */
export default {
  documentTitle: 'Offline',
  title: 'You’re offline',
  seen: 'You can still open the works you’ve viewed:',
  none: 'The works will be here when you’re back online.',
  again: 'Try Again',
};
