/** The pages of the links in letters: to confirm a sign-up, and to unsubscribe. */
export default {
  tryAgain: 'Try Again',
  /** The result in either. */
  unknown: 'This link is not known',
  failed: 'That did not work',

  confirm: {
    button: 'Confirm',
    title: 'Confirm your email address',
    /** The page's description for search engines. */
    description: 'Join the list of letters from the studio.',
    text: 'One press, and you’re on the list: letters about new work, launches and commission openings. You can unsubscribe at any time by the link in every email.',
    done: 'You’re on the list',
    thanks: {
      before: 'Thank you. Until the first letter comes, there are ',
      link: 'prints',
      after: ' to look at.',
    },
    unknown: {
      before: 'It may have lost a piece on its way, or it is older than 30 days. The list is ',
      link: 'open to you',
      after: ' at any time.',
    },
    /** Stands before the studio's address. */
    failed: 'You are not on the list yet. Please try again later, or write to ',
  },

  /** The same of a wait for a sold-out size. */
  confirmWait: {
    title: 'One email when it is back',
    text: 'One click, and you get one email when what you asked about is back. It puts you on no list.',
    done: 'You will hear of it',
    thanks: 'Thank you. One email comes when it is back, and no other.',
    unknown:
      'It may have lost a piece on its way, it is older than 30 days, or the email about it has left already.',
    /** Stands before the studio's address. */
    failed: 'It is not confirmed yet. Please try again later, or write to ',
  },

  unsubscribe: {
    button: 'Unsubscribe',
    title: 'Unsubscribe',
    description: 'Leave the list of letters from the studio.',
    text: 'One press, and no more letters come from the studio. Orders and requests of yours are not touched.',
    done: 'You are unsubscribed',
    farewell: {
      before: 'No more letters will come. Should you miss them, the list is ',
      link: 'open to you again',
      after: ' at any time.',
    },
    /** Stands around the studio's address. */
    unknown: {
      before: 'It may have lost a piece on its way, or it is very old. Write to ',
      after: ' and your address will be taken off the list by hand.',
    },
    failed: 'You may still be on the list. Please try again later, or write to ',
  },
};
