/** The words that the private pages of commissions and holds share, the buyer's and the artist's. */
export default {
  // Pages for links that don't work. The email address goes between the two parts.
  unknown: {
    title: 'This page can’t be found',
    before:
      'The link may be incomplete, or its page has been taken down. If you still need it, write to ',
    after: '.',
  },
  failed: {
    title: 'Something went wrong',
    before: 'Nothing is lost. Please open the link again later, or write to ',
    after: '.',
  },
  connectionLost: {
    title: 'Connection lost',
    description: 'Please try again. Nothing will be sent or paid twice.',
  },
};
