/** What a visitor is told on a page in another language whose browser prefers this one. */
export default {
  title: 'This shop is also available in English.',
  accept: 'Continue in English',
  decline: 'No, thank you',
};
