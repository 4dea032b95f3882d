/** The offer to a visitor whose browser prefers this language to the page's. */
export default {
  title: 'Also in English',
  accept: 'Switch to English',
  decline: 'No, thanks',
};
