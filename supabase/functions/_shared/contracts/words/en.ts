/** The words that pages and functions share, in English: rules of forms, consent, the shop's own lines. */
export default {
  invalidEmail: 'Please enter a valid email address',
};
