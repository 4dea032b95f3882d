/**
 * Messages that all forms share: about a form that wasn't sent (specification, section 8), and about the length of a
 * text.
 */
export default {
  invalid: 'Validation Error',
  name: 'Name',
  email: 'Email',
  sending: 'Sending...',
  tryLater: 'Please try again later',

  length: (length: number, limit: number) => `${length} of ${limit} characters`,
  lengthLeft: (count: number) =>
    count === 0 ? 'No characters left' : `${count} or fewer characters left`,

  /** The label of the hidden field. */
  honeypot: 'Leave this empty',
};
