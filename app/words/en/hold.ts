import {ARTIST_TIME_ZONE} from '#contracts/time/days';

/** Holds of originals: the form, the buyer's page, and the artist's page. */
export default {
  // The form.
  title: (work: string) => `Hold “${work}”`,
  description: 'Ask for an original painting to be held for you.',
  introduction:
    'Tell me who you are, then confirm your email address with the link I send you. I’ll write back with the price and how long I can hold the painting. Asking is free and doesn’t commit you to anything.',
  message: 'A few words (optional)',
  send: 'Send Request',
  sent: {
    title: 'Check your email',
    description:
      'Click the link in the email I’ve just sent you. I’ll get your request once you do.',
  },
  failed: 'Failed to send the request',
  notForSale: {
    text: 'This work can’t be held at the moment.',
    link: 'See its page',
  },
  gone: 'I can’t hold this work right now. See its page for details.',

  // The buyer's page.
  page: {title: 'Your Hold', description: 'An original painting on hold.'},
  states: {
    new: 'One more click, and I’ll know that you’d like me to hold this painting.',
    asked: 'I have your request, and I’ll email you soon.',
    quoted: 'I’ve sent you my price, which you can accept.',
    held: 'This painting is on hold for you. Nobody else can buy it.',
    paying:
      'This painting is reserved for you until you’ve paid in full. It ships after the last payment.',
    paid: 'You’ve paid in full, and the painting is yours. I’ll email you as soon as it ships.',
    declined: 'I couldn’t hold this painting. Thank you for asking.',
    taken:
      'Another buyer was first. If the painting becomes available, you get one email, and can then ask again.',
    ended: 'This hold has ended, and the painting is available to everyone again.',
    cancelled: 'This hold is cancelled, and no more payments are due.',
    sold: 'This painting has been sold elsewhere. You don’t owe anything.',
  },
  confirm: 'Yes, Send My Request',
  confirmed: {
    title: 'Thank you',
    description: 'Your request is on its way to me. You’ll hear from me by email.',
  },
  price: 'Price',
  shipping: 'Shipping',
  shippingIncluded: 'Included',
  total: 'Total',
  until: 'On hold until',
  instant: (date: Date) =>
    date
      .toLocaleString('en-CA', {dateStyle: 'full', timeStyle: 'short', timeZone: ARTIST_TIME_ZONE})
      .replace(/\s/g, ' '),
  taxes: 'Taxes, if any, are included.',
  payNow: 'Pay Now',
  pay: (amount: string) => `Pay ${amount}`,
  preparing: 'The payment page is being prepared. Please reload this page in a minute.',
  payOrder: (order: string) =>
    `Thank you for order ${order}. If you haven’t paid yet, please pay in the way you chose at the checkout. This page shows when your payment has arrived.`,
  overTime: {
    title: 'Pay over Time',
    text: 'In monthly payments, without interest. Once your first payment arrives, the painting is reserved for you until the last. Then it ships.',
    count: 'Number of payments',
    payments: (count: number) => `${count} payments`,
    show: 'Show the Dates',
    agree: 'I agree to these payments.',
    refunds: 'If you can’t continue, write to me, and we’ll agree on a refund.',
    accept: (count: number) => `Pay in ${count} Payments`,
    accepted: {
      title: 'Your plan is set',
      description: 'Please make the first payment before the hold ends.',
    },
  },
  statement: 'Payments',
  columns: {number: 'Payment', due: 'Due', amount: 'Amount', state: 'Status'},
  paidOn: (day: string) => `Paid on ${day}`,
  paidByHand: (day: string) => `Paid in person on ${day}`,
  refunded: (amount: string) => `${amount} refunded`,
  waiting: (order: string) => `Order ${order} is awaiting payment`,
  next: 'Next',
  later: 'Later',
  paidSoFar: 'Paid so far',
  print: 'Print Statement',
  certificate: (number: string) => `Certificate ${number}`,
  privacy: {
    before:
      'Anyone with the link can see this page, so the link is only in the emails I send you. Questions? Write to ',
    after: '.',
  },

  // The artist's own page.
  artist: {
    title: 'Hold',
    description: 'A hold on an original.',
    buyer: (name: string, email: string) => `For ${name}, ${email}`,
    states: {
      new: 'The buyer hasn’t confirmed their email address yet.',
      asked: 'The buyer has asked for a hold. Nothing is reserved until you agree.',
      quoted: 'The buyer hasn’t accepted your price yet.',
      held: 'The work is on hold, and reserved everywhere in the shop.',
      paying: 'The buyer is paying over time. The work is reserved everywhere in the shop.',
      paid: 'Paid in full. The painting can ship.',
      declined: 'You declined.',
      taken: 'Another buyer was first. This one gets one email if the work becomes available.',
      ended: 'The hold ended without a payment.',
      cancelled: 'You cancelled this hold. Refund payments in Shopify, under Orders.',
      sold: 'The work was sold in another order.',
    },
    commission:
      'These are the payments for a commission. You update the commission on its own page.',
    whatToDo: 'What would you like to do?',
    actions: {
      agree: {
        link: 'Agree',
        again: 'Change the terms',
        title: 'Agree to hold it',
        text: 'The buyer gets an email with these terms and a private page to pay on. Anyone else who asked gets an email and joins the line. Only you and this buyer see the price.',
        button: 'Hold It',
      },
      decline: {
        link: 'Decline',
        title: 'Decline',
        text: 'The buyer gets a short, kind email.',
        button: 'Decline',
      },
      extend: {
        link: 'Extend the hold',
        title: 'Extend the hold',
        text: 'The buyer gets an email with the new date.',
        button: 'Extend',
      },
      end: {
        link: 'End or cancel',
        title: 'End this hold',
        text: 'The work becomes available again, no more payments are due, and the buyer gets an email. This doesn’t refund payments: refund them in Shopify, under Orders, and choose to restock the work. Cancel an unpaid order there, too.',
        button: 'End the Hold',
      },
      record: {
        link: 'Record a payment made in person',
        title: 'Record a payment made in person',
        text: 'Shopify gets an order marked as paid, and the buyer gets an email.',
        button: 'Record Payment',
      },
    },
    price: 'Price in dollars, taxes included',
    shipping: 'Shipping in dollars (0 if included)',
    hours: 'Hours',
    note: 'A note to the buyer (optional)',
    maxPayments: 'Payments over time',
    atOnce: 'No, in one payment',
    upTo: (count: number) => `Up to ${count} payments`,
    firstPercent: 'First payment, in percent',
    payment: 'Payment',
    done: {title: 'Done', description: 'This page is up to date.'},
    failed: 'Nothing was changed',
  },
};
