/** The pages that links in emails open: to confirm a sign-up, and to unsubscribe. */
export default {
  /** The results that both share. */
  unknown: 'This link isn’t valid',

  confirm: {
    button: 'Confirm',
    title: 'Confirm your email address',
    /** The page's description for search engines. */
    description: 'Join the studio’s email list.',
    text: 'One click and you’ll get emails about new work, launches and commission openings. You can unsubscribe at any time with the link in every email.',
    done: 'You’re on the list',
    thanks: {
      before: 'Thank you. Until the first email arrives, there are ',
      link: 'prints',
      after: ' to look at.',
    },
    unknown: {
      before: 'It may be incomplete, or older than 30 days. You can ',
      link: 'join the list',
      after: ' at any time.',
    },
    /** Before the studio's email address. */
    failed: 'You’re not on the list yet. Please try again later, or write to ',
  },

  /** The choice after the confirmation, and on the page to unsubscribe. */
  topic: {
    title: 'What would you like to hear about?',
    everything: 'Everything',
    launches: 'Only launches of new work',
    commissions: 'Only commission openings',
    button: 'Save',
    done: 'Saved',
    thanks: 'Thank you. From now on, you’ll hear about what you chose.',
  },

  /** In place of `confirm`, for a visitor who waits for a sold-out size or a work on hold. */
  confirmWait: {
    title: 'One email when it’s available again',
    text: 'One click and I’ll email you once, when it’s available again. You won’t be added to any list.',
    done: 'I’ll let you know',
    thanks: 'Thank you. You’ll get one email when it’s available again, and no others.',
    unknown: 'It may be incomplete or older than 30 days, or I may have already sent the email.',
    /** Before the studio's email address. */
    failed: 'Your request isn’t confirmed yet. Please try again later, or write to ',
  },

  unsubscribe: {
    button: 'Unsubscribe',
    onlyLaunches: 'Only Launches Instead',
    title: 'Unsubscribe',
    description: 'Leave the studio’s email list.',
    text: 'One click and you won’t get any more news from the studio. Your orders and requests aren’t affected.',
    done: 'You’re unsubscribed',
    farewell: {
      before: 'You won’t get any more news from the studio. If you miss it, you can ',
      link: 'join the list again',
      after: ' at any time.',
    },
    /** Before and after the studio's email address. */
    unknown: {
      before: 'It may be incomplete or very old. Write to ',
      after: ' and I’ll take you off the list by hand.',
    },
    failed: 'You may still be on the list. Please try again later, or write to ',
  },

  /** For an hour after somebody has left the list. */
  undo: {
    button: 'Undo',
    title: 'Back on the list?',
    text: 'One click and you’ll get the studio’s news again.',
    done: 'You’re on the list again',
    thanks: 'Nothing has changed: you’ll get the studio’s news as before.',
    unknown: {
      before: 'You can undo this for an hour. After that, you can ',
      link: 'join the list again',
      after: ' at any time.',
    },
    /** Before the studio's email address. */
    failed: 'You’re not on the list yet. Please try again later, or write to ',
  },
};
