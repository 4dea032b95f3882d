/** The offer to a visitor whose browser prefers this language to the page's. */
export default {
  title: 'This shop is also available in English.',
  accept: 'Continue in English',
  decline: 'No, thank you',
};
