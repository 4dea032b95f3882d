/** What every form says: of what was not sent (specification, section 8), and of a text's length. */
export default {
  invalid: 'Validation Error',
  tryLater: 'Please try again later',

  length: (length: number, limit: number) => `${length} of ${limit} characters`,
  lengthLeft: (count: number) => `No more than ${count} characters left`,

  /** The label of the field that no visitor sees. */
  honeypot: 'Leave this empty',
};
