/** What a visitor is told on a page in another language whose browser prefers this one. */
export default {
  title: 'This shop speaks English too.',
  accept: 'Continue in English',
  decline: 'No, thank you',
};
