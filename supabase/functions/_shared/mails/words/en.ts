/** The mails to visitors, in English. Those to the artist are written where they are composed: they have one language. */
export default {
  /** Stands between a label and what it is about, in the text version. */
  colon: ':',
  /** A day as `Intl` wrote it. */
  day: (day: string) => day,
  /** A work's size as the store has it: '8×10 in'. */
  workSize: (size: string) => size,
  pictureOf: (title: string) => `Picture of ${title}`,
  unsubscribe: 'Unsubscribe',
  sender: {writeTo: 'Write to', visit: 'Visit'},

  contact: {
    title: 'Your message arrived',
    preview: 'Thank you for writing. I’ll get back to you soon.',
    thanks:
      'Thank you for writing. Every message comes straight to me in the studio, and I’ll get back to you soon.',
    more: 'If you think of something more, just reply to this letter.',
    reason:
      'You get this because the contact form was sent with this address. If that was not you, there is nothing to do, and nothing more will come.',
  },

  commission: {
    title: 'Your commission request arrived',
    preview: 'Thank you. I’ll get back to you within 1–2 business days.',
    thanks:
      'Thank you for thinking of a painting of mine. I read every request myself, and I’ll get back to you within 1–2 business days.',
    waiting:
      'At the moment every place is taken, so your request is on the waiting list. I’ll tell you when your turn may come.',
    studio:
      'The studio: a tall window over grass and sea, a table with brushes and paint, a seascape on the easel',
    size: 'Size',
    sizes: {
      '8x10': '8 × 10 inches',
      '12x16': '12 × 16 inches',
      '16x20': '16 × 20 inches',
      '24x36': '24 × 36 inches',
      custom: 'Custom size',
    },
    budget: 'Budget',
    budgets: {
      under500: 'Under CAD $500',
      '500-1000': 'CAD $500 to $1,000',
      '1000-2000': 'CAD $1,000 to $2,000',
      over2000: 'Over CAD $2,000',
    },
    deadline: 'Wanted by',
    noDeadline: 'No date given',
    next: 'What happens next',
    steps: [
      {
        title: 'You hear from me',
        text: 'Within 1–2 business days I write with my questions: the place or the person, the light, the mood.',
      },
      {
        title: 'Concept & quote',
        text: 'You get a sketch in colour, a price and a date, and all the time you need to think it over.',
      },
      {
        title: 'Creation',
        text: 'When you say yes the painting begins. You see it while it grows, and it leaves the studio signed and with its certificate of authenticity.',
      },
    ],
    nothingOwed: 'Nothing is owed yet, and nothing will be until you say yes to a quote.',
    page: 'This page is yours alone, and shows how far your painting is:',
    seeIt: 'See your commission',
    changes: 'If something is missing or has changed, just reply to this letter.',
    reason:
      'You get this because the commission form was sent with this address. If that was not you, there is nothing to do, and nothing more will come.',
  },

  commissionUpdate: {
    titles: {
      received: 'Your commission is being thought over',
      sketch: 'The sketch of your painting has begun',
      deposit: 'Your sketch is agreed on',
      painting: 'Your painting has begun',
      drying: 'Your painting is drying',
      sent: 'Your painting is on its way',
    },
    news: 'News of your painting',
    picture: (number: number, count: number) => `Picture ${number} of ${count}`,
    questions: 'If you have a question, just reply to this letter.',
    reason: 'You get this because you asked for a painting with this address.',
  },

  commissionClosed: {
    title: 'Your commission is closed',
    text: 'Thank you for thinking of a painting of mine. This commission does not go on, so I have closed it: its page says so too, and the pictures that you sent are deleted.',
    another:
      'If you see it differently, or another painting comes to your mind, just reply to this email.',
  },

  confirmation: {
    subject: 'Please confirm your email address',
    preview: 'One press, and you’re on the list.',
    title: 'One press, and you’re on the list',
    question: (shop: string) =>
      `This address was entered in a sign-up form of ${shop}, to hear about new work, launches and commission openings. Was it you? Then please confirm it:`,
    confirm: 'Confirm',
    notYou: 'If it was not you, there is nothing to do: no other letter will come.',
    leaving: 'You can leave the list at any time, with one press.',
  },

  welcome: {
    title: 'Welcome aboard',
    priorityTitle: 'You’re on the priority list',
    promise: 'You’re now subscribed to updates from the studio on the Bay of Fundy.',
    priorityPromise: 'You’ll be first to know about new drops and commission openings.',
    launchPromise:
      'You’ll be notified when the work you are waiting for launches, and you’ll be first to know about new drops and commission openings.',
    rhythm:
      'I write when there is something to show: a new painting off the easel, a print, a place free for a commission. Never more than that.',
    seeWork: 'See the work',
    reason: (shop: string) =>
      `You get this letter because this address was entered in a sign-up form of ${shop}, to hear about new work, launches and commission openings. Not you, or not any more?`,
  },

  stock: {
    name: (title: string, size: string | null) => `“${title}”${size ? ` in ${size}` : ''}`,
    launchTitle: (name: string) => `${name} is out`,
    earlyTitle: (name: string) => `${name}: you may buy it first`,
    backTitle: (name: string) => `${name} is back`,
    preview: 'You asked to hear of it. Here it is.',
    launch: 'You asked to hear when it launches: it is in the shop now.',
    /** Before a launch, by Atlantic time. */
    early: (launch: string) =>
      `You asked to hear when it launches, and you hear first. With this link you can buy it now; it opens to everybody on ${launch}, Atlantic time.`,
    back: 'You asked to hear when it is back: it can be bought again, for as long as there are some.',
    seeIt: 'See it',
    only: 'This is the only letter about it.',
    reason: (shop: string) =>
      `You get this letter because this address asked for it on a page of ${shop}. No letters at all any more?`,
    onlyReason: (shop: string) =>
      `You get this because this address asked for it on a page of ${shop}. That put it on no list, and no other email about it will come.`,
  },

  stockConfirmation: {
    name: (title: string) => `“${title}”`,
    /** Where the storefront did not say which. */
    someSize: 'a sold-out size',
    subject: (name: string) => `Please confirm: one email when ${name} is back`,
    preview: 'One click, and I tell you when it is back.',
    title: 'Shall I tell you when it is back?',
    question: (shop: string, name: string) =>
      `This address was entered on a page of ${shop}, to get one email when ${name} is back. Was it you? Then please confirm it:`,
    confirm: 'Yes, Tell Me',
    notYou: 'If it was not you, there is nothing to do: no other email will come.',
  },

  certificate: {
    one: {
      title: 'Your certificate',
      text: 'Each work that leaves the studio with a certificate has a page of its own: to print, to keep with the work, and to pass on with it one day. Whoever has the number can check it there. Your name is not on it.',
    },
    several: {
      title: 'Your certificates',
      text: 'Each of these works has a certificate, and each certificate a page of its own: to print, to keep with the work, and to pass on with it one day. Whoever has the number can check it there. Your name is not on it.',
    },
    subject: (title: string, order: string) => `${title}: order ${order}`,
    order: (name: string) => `Order ${name}`,
    copy: (number: number, size: number) => `number ${number} of ${size}`,
    certificate: (number: string) => `Certificate ${number}`,
    reason: 'You get this letter because an order was placed with this address.',
  },
};
