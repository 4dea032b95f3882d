/** What every form says: of what was not sent (specification, section 8), of wrong fields, of a text's length. */
export default {
  invalid: 'Validation Error',
  tryLater: 'Please try again later',

  /** What a visitor is asked for in a wrong field, in the artist's voice. */
  name: 'Please tell me your name.',
  email: 'Please give me an email address, such as name@example.com.',
  subject: 'Please tell me what it is about.',
  message: 'Please write me a few words.',
  size: 'Please choose a size.',
  budget: 'Please choose a budget.',
  deadline: 'Please choose a day that is still to come.',
  shorten: (limit: number) => `Please shorten it to ${limit} characters.`,

  length: (length: number, limit: number) => `${length} of ${limit} characters`,
  lengthLeft: (count: number) => `At most ${count} characters left`,

  /** The label of the field that no visitor sees. */
  honeypot: 'Leave this empty',
  unreadablePicture: 'The picture could not be read',
};
