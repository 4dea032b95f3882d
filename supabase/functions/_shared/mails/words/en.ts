import {englishPrice as price} from '../../contracts/words/money.ts';

/**
 * The words of emails to visitors, in English. Emails to the artist have their words where they're composed, because
 * they have only one language.
 */
export default {
  /** Between a label and its value, in the text version. */
  colon: ':',
  /** A day, or an instant, as `Intl` wrote it. */
  day: (day: string) => day,
  price,
  /** A work's size from the store: '8×10 in'. */
  workSize: (size: string) => size,
  pictureOf: (title: string) => `Picture of ${title}`,
  unsubscribe: 'Unsubscribe',
  /** The start of every email, and the end, before the artist's name. */
  greeting: 'Hello,',
  close: 'Warmly,',
  /** The end of an email that asks to confirm something. */
  notYou: 'If it wasn’t you, no action is needed: you won’t get any other email.',
  sender: {writeTo: 'Write to', visit: 'Visit'},

  contact: {
    title: 'Your message arrived',
    preview: 'Thank you for writing. I’ll get back to you soon.',
    thanks:
      'Thank you for writing. Every message comes straight to me in the studio, and I’ll get back to you soon.',
    more: 'If you think of anything else, just reply to this email.',
    reason:
      'You’re receiving this email because someone used this address in the contact form. If it wasn’t you, no action is needed, and you won’t hear from me again.',
  },

  visit: {
    /** In the email that confirms the request. */
    requested: (exhibition: string, date: string) =>
      `You’d like to visit ${exhibition} on ${date}. I’ll confirm the day by email.`,
    /** The artist's reply that confirms a visit, which she can change before she sends it. */
    subject: (exhibition: string, date: string) => `Your visit to ${exhibition} on ${date}`,
    body: (name: string, date: string, place: string, artist: string) =>
      `Hello ${name},\r\n\r\nI look forward to meeting you on ${date} at ${place}.\r\n\r\n${artist}`,
  },

  commission: {
    title: 'Your commission request arrived',
    preview: 'Thank you. I’ll get back to you within 1–2 business days.',
    thanks:
      'Thank you for thinking of me for a painting. I read every request myself, and I’ll get back to you within 1–2 business days.',
    waiting:
      'I’m fully booked at the moment, so your request is on the waiting list. I’ll write to you when your turn is near.',
    /** In place of the two texts that promise an answer within days. */
    waitingPreview: 'Thank you. Your request is on the waiting list.',
    waitingThanks: 'Thank you for thinking of me for a painting. I read every request myself.',
    studio:
      'The studio: a tall window over grass and sea, a table with brushes and paint, a seascape on the easel',
    size: 'Size',
    budget: 'Budget',
    deadline: 'Needed by',
    noDeadline: 'No date given',
    next: 'What happens next',
    steps: [
      {
        title: 'You’ll hear from me',
        text: 'Within 1–2 business days, I’ll write with my questions: the place or the person, the light, the mood.',
      },
      {
        title: 'Concept & quote',
        text: 'I’ll send you a sketch, a price and a date. Take all the time you need to think it over.',
      },
      {
        title: 'Creation',
        text: 'Once you’ve accepted the quote and the deposit has arrived, I start painting. You’ll see the painting take shape, and it leaves the studio signed and with its certificate of authenticity.',
      },
    ],
    /** In place of the first step. */
    waitingStep: {
      title: 'You’ll hear from me when your turn is near',
      text: 'Then I’ll write with my questions: the place or the person, the light, the mood.',
    },
    nothingOwed: 'You owe nothing until you’ve accepted a quote.',
    page: 'Follow your painting on this private page:',
    seeIt: 'See Your Commission',
    changes: 'If something is missing or has changed, just reply to this email.',
    reason:
      'You’re receiving this email because someone used this address in the commission form. If it wasn’t you, no action is needed, and you won’t hear from me again.',
  },

  commissionUpdate: {
    titles: {
      received: 'I’m thinking about your painting',
      sketch: 'I’ve started the sketch of your painting',
      deposit: 'My price for your painting',
      painting: 'I’ve started your painting',
      drying: 'Your painting is drying',
      sent: 'Your painting is on its way',
    },
    news: 'News about your painting',
    price: 'Price',
    inFull: (amount: string) => `${amount}, taxes and shipping included`,
    deposit: 'Deposit',
    balance: 'Balance',
    dueBy: (amount: string, day: string) => `${amount} by ${day}`,
    acceptIt:
      'Accept the price on your page, and you’ll find the link to pay the deposit there. If you accept after the deposit’s due date, it’s due the next day, and the balance moves by as many days.',
    picture: (number: number, count: number) => `Picture ${number} of ${count}`,
    questions: 'If you have a question, just reply to this email.',
    reason: 'You’re receiving this email because you requested a painting with this address.',
  },

  commissionClosed: {
    title: 'Your commission is closed',
    text: 'Thank you for thinking of me for a painting. This commission isn’t going ahead, so I’ve closed it and deleted the pictures you sent.',
    another:
      'If you’d like to go ahead after all, or have another painting in mind, just reply to this email.',
  },

  orderLink: {
    subject: (order: string) => `Your order ${order}`,
    preview: 'Here’s the link to your order.',
    text: 'Here’s the link you asked for. It shows what you ordered and, once your parcel ships, where it is.',
    seeIt: 'See Your Order',
    questions: 'If something isn’t right, just reply to this email.',
    reason:
      'You’re receiving this email because someone entered the number of your order and this address in the shop. If it wasn’t you, no action is needed: the link was sent only to this address.',
  },

  confirmation: {
    subject: 'Please confirm your email address',
    preview: 'One click and you’re on the list.',
    title: 'One click and you’re on the list',
    question: (shop: string) =>
      `Someone entered this address in a sign-up form at ${shop}, to hear about new work, launches and commission openings. If it was you, please confirm:`,
    confirm: 'Confirm',
    leaving: 'You can leave the list at any time, with one click.',
  },

  welcome: {
    title: 'Welcome aboard',
    priorityTitle: 'You’re on the priority list',
    promise: 'You’re now subscribed to updates from the studio on the Bay of Fundy.',
    priorityPromise: 'You’ll be first to know about new drops and commission openings.',
    launchPromise:
      'You’ll be notified when the work you’re waiting for launches, and you’ll be first to know about new drops and commission openings.',
    rhythm:
      'I write when there’s something to show: a painting fresh off the easel, a new print, an opening for a commission. Never more than that.',
    seeWork: 'See the Works',
    reason: (shop: string) =>
      `You’re receiving this email because someone entered this address in a sign-up form at ${shop}, to hear about new work, launches and commission openings. Not you, or changed your mind?`,
  },

  stock: {
    name: (title: string, size: string | null) => `“${title}”${size ? ` (${size})` : ''}`,
    launchTitle: (name: string) => `${name} is now available`,
    earlyTitle: (name: string) => `${name}: yours first`,
    backTitle: (name: string) => `${name} is available again`,
    preview: 'You asked me to let you know.',
    launch: 'You asked me to let you know when it launches. It’s in the shop now.',
    /** Before a launch, in Atlantic time. */
    early: (launch: string) =>
      `You asked me to let you know when it launches, and you’re the first to hear. With this link, you can buy it now; it goes on sale to everyone on ${launch}, Atlantic time.`,
    back: 'You asked me to let you know when it’s available again, and now it is.',
    seeIt: 'See the Work',
    only: 'This is the only email I’ll send about it.',
    reason: (shop: string) =>
      `You’re receiving this email because you asked ${shop} to send it to this address. Don’t want any more emails?`,
    onlyReason: (shop: string) =>
      `You’re receiving this email because you asked ${shop} to send it to this address. You haven’t been added to any list, and you won’t get another email about this.`,
  },

  stockConfirmation: {
    name: (title: string) => `“${title}”`,
    /** When the storefront didn't say which. */
    someSize: 'a sold-out size',
    subject: (name: string) => `Please confirm: one email when ${name} is available again`,
    preview: 'One click and I’ll let you know when it’s available again.',
    title: 'One email when it’s available again',
    question: (shop: string, name: string) =>
      `Someone entered this address at ${shop} to get one email when ${name} is available again. If it was you, please confirm:`,
    confirm: 'Yes, Notify Me',
  },

  certificate: {
    one: {
      title: 'Your certificate',
      text: 'Your certificate has its own page. Print it, keep it with the work, and pass both on one day. Anyone with the number can verify the certificate there. It doesn’t show your name.',
    },
    several: {
      title: 'Your certificates',
      text: 'Each of these works has a certificate, and each certificate has its own page. Print it, keep it with the work, and pass both on one day. Anyone with the number can verify the certificate there. Your name isn’t on it.',
    },
    subject: (title: string, order: string) => `${title}: order ${order}`,
    order: (name: string) => `Order ${name}`,
    copy: (number: number, size: number) => `number ${number} of ${size}`,
    certificate: (number: string) => `Certificate ${number}`,
    reason: 'You’re receiving this email because an order was placed with this address.',
  },

  /** An original on hold, and its payments. */
  hold: {
    price: 'Price',
    shipping: 'Shipping',
    shippingIncluded: 'Included',
    payment: (work: string, number: number, count: number) =>
      `${work}, payment ${number} of ${count}`,
    until: 'On hold until',
    received: 'Received',
    paid: 'Paid so far',
    ofTotal: (paid: string, total: string) => `${paid} of ${total}`,
    postponed: 'This payment came after its due date, so the rest is due as many days later.',
    buttons: {confirm: 'Yes, Send My Request', see: 'See Your Page'},
    notYou:
      'If you didn’t ask for this, no action is needed: nothing is reserved, and you won’t hear from me about it.',
    questions: 'If you have a question, just reply to this email.',
    reason: (shop: string) =>
      `You’re receiving this email because someone used this address to ask ${shop} to hold an original painting.`,
    /** A commission can be paid before it's painted. */
    commissionPaid: {
      title: (work: string) => `Your commission “${work}” is paid`,
      text: 'You’ve paid for your commission in full. Thank you! Your page shows the painting’s progress.',
    },
    /** By what happened. */
    news: {
      confirm: {
        title: (work: string) => `Please confirm: hold “${work}”`,
        text: 'Someone used this address to ask me to hold this original. If it was you, click the button. I’ll then write to you with the price and how long I can hold it.',
      },
      agreed: {
        title: (work: string) => `“${work}” is on hold for you`,
        text: 'The painting is reserved for you. Your page shows the price and how to pay. Until the hold ends, nobody else can buy it.',
      },
      changed: {
        title: (work: string) => `Your hold on “${work}” has changed`,
        text: 'I’ve changed the terms of your hold. Your page shows the current ones. Payment links I sent earlier no longer work.',
      },
      declined: {
        title: (work: string) => `About “${work}”`,
        text: 'I’m sorry, I can’t hold this painting at the moment. Thank you for asking.',
      },
      taken: {
        title: (work: string) => `“${work}” is on hold for someone else`,
        text: 'The painting is on hold for another buyer. If it becomes available, I’ll email you once, and you can ask again.',
      },
      ended: {
        title: (work: string) => `Your hold on “${work}” has ended`,
        text: 'Your hold has ended, so the painting is available to everyone again. You can ask for it again while it’s still available.',
      },
      cancelled: {
        title: (work: string) => `Your hold on “${work}” is cancelled`,
        text: 'I’ve cancelled this hold, so no more payments are due. If you’ve already paid, I’ll refund what we agreed on.',
      },
      sold: {
        title: (work: string) => `“${work}” is sold`,
        text: 'I’m sorry: the painting was sold elsewhere before you paid for it. You don’t owe anything, and I’ll refund whatever you’ve paid.',
      },
      planned: {
        title: (work: string) => `Your payments for “${work}”`,
        text: 'Thank you. These are your payments, without interest. Once your first payment arrives, the painting is reserved for you until the last. Then it ships.',
      },
      received: {
        title: (work: string) => `Thank you for your payment for “${work}”`,
        text: 'Your payment has arrived. Your page shows what’s paid and what’s next, with a statement to print.',
      },
      paid: {
        title: (work: string) => `“${work}” is yours`,
        text: 'You’ve paid in full. Thank you! I’ll pack the painting with care and write to you as soon as it ships.',
      },
      soon: {
        title: (work: string) => `Your next payment for “${work}”`,
        text: 'A reminder: your next payment is due in a few days. You can pay it on your page.',
      },
      today: {
        title: (work: string) => `Your payment for “${work}” is due today`,
        text: 'A reminder: a payment is due today. You can pay it on your page.',
      },
      late: {
        title: (work: string) => `A payment for “${work}” hasn’t arrived`,
        text: 'A payment hasn’t arrived yet. Perhaps it just slipped your mind: you can still pay it on your page. If something has come up, reply to this email and we’ll find a way.',
      },
      stray: {
        title: (work: string) => `I’ll refund your payment for “${work}”`,
        text: 'I’m sorry: your payment arrived after our agreement had ended, and I can no longer sell you the painting. I’ll refund your payment in full.',
      },
    },
  },
};
