/** The progress of a commission: the buyer's page, and the artist's page for updates. */
export default {
  title: 'Your Commission',
  description: 'The progress of a commissioned painting.',
  waitingList: 'Your request is on the waiting list. I’ll write when your turn is near.',
  /** While the sketch waits for the buyer's answer. */
  sketched: 'Your sketch is ready. You owe nothing until you’ve agreed to a price.',
  privacy: {
    before:
      'Anyone with the link can see this page, so the link is only in the emails I send you. The page stays up until 60 days after your painting ships. Questions? Write to ',
    after: '.',
  },

  /** A link to the certificate's page. */
  certificate: (number: string) => `Certificate ${number}`,
  updates: 'Progress So Far',
  answers: {
    title: 'What do you think of the sketch?',
    approve: {
      summary: 'Approve the Sketch',
      text: 'I’ll write to you about the price and the deposit. You owe nothing until we agree on them.',
      button: 'Yes, Approve It',
      /** Above the answer in the list of updates. */
      label: 'Sketch approved',
      done: {title: 'Sketch approved', description: 'Thank you! I’ll write to you soon.'},
    },
    change: {
      summary: 'Ask for a Change',
      text: 'I’ll rework the sketch and show it to you here.',
      note: 'What you’d like changed',
      button: 'Send It',
      label: 'Change requested',
      done: {title: 'Change requested', description: 'Thank you! I’ll write to you soon.'},
    },
    /** Above the answer to a quote. */
    quoteTitle: 'Shall I begin?',
    accept: {
      summary: 'Accept the Price',
      text: 'You then pay the deposit with the link on this page. I’ll begin once it arrives. If the deposit’s due date has passed, it’s due tomorrow, and the balance moves by as many days.',
      button: 'Yes, Accept It',
      label: 'Price accepted',
      done: {
        title: 'Price accepted',
        description: 'Thank you! You can pay the deposit on this page.',
      },
    },
    cancel: {
      summary: 'Cancel This Commission',
      text: 'This closes the commission and deletes its pictures, and it can’t be undone. If you’ve already paid a deposit, please write to me instead.',
      button: 'Yes, Cancel It',
      label: 'Cancelled',
      done: {title: 'Commission cancelled'},
    },
    failed: 'Nothing was sent',
  },
  stageAndDay: (stage: string, day: string) => `${stage}, ${day}`,
  picture: (stage: string, day: string, number: number, count: number) =>
    `${stage}, ${day}: ${number} of ${count}`,

  // The page of a closed commission. The email address goes between the two parts.
  closed: {
    title: 'This commission is closed',
    before:
      'It’s finished or isn’t going ahead, and its pictures have been deleted. If you’d like to go ahead after all, or have another painting in mind, write to ',
    after: '.',
  },

  /** The artist's own page. */
  artist: {
    title: 'Commission',
    description: 'Update a commission.',
    buyer: (name: string, size: string) => `For ${name}, ${size}`,
    otherStage: 'Another Stage',
    close: {
      summary: 'Close This Commission',
      text: 'Use this when you decline a commission or it’s finished. The buyer gets a short, kind email, unless the painting has shipped. The page then shows that the commission is closed, and the pictures are deleted. An unpaid invoice can no longer be paid.',
      note: 'Message to the buyer (optional)',
      button: 'Close Commission',
      done: {
        title: 'Commission closed',
        description:
          'Its page now shows this, and its pictures are deleted. If the painting hasn’t shipped, the buyer gets an email.',
      },
    },
    /** Beside a box to tick. */
    unpaid: (amount: string) => `${amount} isn’t paid yet. Continue anyway.`,
    moveTitle: (stage: string) => `Move to: ${stage}`,
    addTitle: (stage: string) => `Add to: ${stage}`,
    buyerReads: (text: string) => `The buyer reads: “${text}”`,
    note: 'A note',
    noteOptional: 'A note (optional)',
    /** The fields of the artist's quote, at the deposit. */
    quote: {
      price: 'Price in dollars, taxes and shipping included',
      depositPercent: 'Deposit, in percent',
      depositDays: 'Days until the deposit is due',
      balanceDays: 'Days until the balance is due',
    },
    certificateTitle: 'The painting’s title, for its certificate',
    pictures: 'Pictures',
    picturesOptional: 'Pictures (optional)',
    picturesHint: 'JPEG, PNG, WebP, AVIF, GIF or HEIC, 10 MB or less each.',
    move: (stage: string) => `Move to ${stage}`,
    add: (stage: string) => `Add to ${stage}`,
    moved: (stage: string) => `Now at: ${stage}`,
    buyerIsTold: (name: string) => `${name} gets an email, and the buyer’s page is up to date.`,
    notSent: 'Nothing was sent',
    goWithout: 'Submit again to send it without pictures',
  },
};
