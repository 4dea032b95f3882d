/** The page of common questions. */
export default {
  title: 'Questions and Answers',
  description:
    'Paper, framing, colours, gifts, delivery, customs and returns: what buyers ask most.',
  introduction: 'What buyers ask most.',
  write: {before: 'Don’t see your question? ', link: 'Write to me', after: '.'},
  /** The link on a work's page, beside the one to the contact form. */
  common: 'See common questions',
};
