/** How far a commission is: the buyer's page, and the artist's, on which she moves it on. */
export default {
  title: 'Your commission',
  description: 'How far a painting is.',
  waitingList: 'Your request is on the waiting list. I tell you when your turn may come.',
  privacy: {
    before:
      'Whoever has the address of this page can see it, so it is in your mails alone. It stays until sixty days after your painting was sent. A question? Write to ',
    after: '.',
  },

  /** Leads to its page. */
  certificate: (number: string) => `Certificate ${number}`,
  updates: 'From the studio',
  stageAndDay: (stage: string, day: string) => `${stage}, ${day}`,
  picture: (stage: string, day: string, number: number, count: number) =>
    `${stage}, ${day}: ${number} of ${count}`,

  // In place of a page whose link leads nowhere; the address stands between the two parts.
  unknown: {
    title: 'This page is not here',
    before:
      'The link may have lost a piece on its way, or the commission is over and its page was taken down. Write to ',
    after: ' if you miss it.',
  },
  closed: {
    title: 'This commission is closed',
    before:
      'It is over, or it did not come about, and its pictures are deleted. For another painting, or if you see it differently, write to ',
    after: '.',
  },
  failed: {
    title: 'That did not work',
    before: 'Nothing is lost. Please open the link again in a while, or write to ',
    after: '.',
  },

  /** The artist's own page. */
  artist: {
    title: 'A commission',
    description: 'Moves a painting on.',
    buyer: (name: string, size: string) => `For ${name}, ${size}`,
    otherStage: 'Another stage',
    close: {
      summary: 'Close this commission',
      text: 'When it is declined, or over. The buyer gets a short, kind email that says so, unless the painting was sent. The page then says that it is closed, and the pictures are deleted.',
      note: 'A word to the buyer (optional)',
      button: 'Close It for Good',
      done: {
        title: 'It is closed',
        description:
          'Its page says so, and its pictures are deleted. The buyer of a painting that was not sent is told by email.',
      },
    },
    moveTitle: (stage: string) => `Move it to: ${stage}`,
    addTitle: (stage: string) => `Add to: ${stage}`,
    buyerReads: (text: string) => `The buyer reads: “${text}”`,
    note: 'A note',
    noteOptional: 'A note (optional)',
    /** Of the step to the deposit, whose mail has to say it. */
    depositNote: 'How much the deposit is, and how to pay it',
    certificateTitle: 'The painting’s title, for its certificate',
    pictures: 'Pictures',
    picturesOptional: 'Pictures (optional)',
    picturesHint:
      'JPEG, PNG, WebP, AVIF or GIF, of at most 10 MB each. Not HEIC: buyers’ browsers do not show it.',
    sending: 'Sending...',
    move: (stage: string) => `Move to ${stage}`,
    add: (stage: string) => `Add to ${stage}`,
    moved: (stage: string) => `It is at: ${stage}`,
    buyerIsTold: (name: string) => `${name} gets a mail, and the page in it shows it too.`,
    someBuyer: 'The buyer',
    notSent: 'Nothing was sent',
    unreadable: 'The form could not be read. Please try again',
    goWithout: 'Press again to go without',
    connectionLost: {
      title: 'The connection broke',
      description: 'Please press again: what has arrived already is not sent twice',
    },
  },
};
