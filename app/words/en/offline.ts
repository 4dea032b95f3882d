/** The offline page, which the service worker makes. */
export default {
  documentTitle: 'Offline',
  title: 'You are offline',
  seen: 'These works you have seen, and they are still here.',
  none: 'The works are back when your connection is.',
  again: 'Try again',
};
