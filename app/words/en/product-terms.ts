import {businessDays} from './formats';

const returns = (work: string, remedy: string) =>
  `If a ${work} arrives damaged or defective, write to me within 7 days of receipt with photo evidence, and I’ll ${remedy} it. All sales are final, except where the law provides otherwise.`;

/** The terms of a work's sale, on its page. */
export default {
  shipping: {
    term: 'Free Shipping',
    /** `days` is '3–5'. */
    sent: (days: string) => `To Canada and the USA. Ships in ${businessDays(days)}.`,
    elsewhere: 'Live somewhere else?',
    quote: 'Write to me for a quote.',
  },
  /** The short lines below the button. */
  promises: {
    certificate: 'With a signed certificate of authenticity',
    shipping: 'Free shipping to Canada and the USA',
    leaves: (ordered: string, leaves: string) =>
      `Free shipping to Canada and the USA. Orders placed on ${ordered} ship by\u00a0${leaves}`,
    arrives: (arrivals: string[]) => `Arrives ${arrivals.join(' and ')}`,
    giftCard: 'Sent by email, with a code to use at checkout',
    print: 'Replaced or refunded if it arrives damaged',
    painting: 'Refunded if it arrives damaged',
  },
  taxes: 'Taxes & Duties',
  returns: {
    term: 'Returns & Defects',
    painting: returns('painting', 'refund'),
    print: returns('print', 'replace or refund'),
  },
  giftCard: {
    term: 'How It Works',
    text: 'The gift card comes by email after payment. Its code pays for any work: enter it at checkout, in the field for discounts and gift cards.',
  },
  certificate: {
    term: 'Certificate of Authenticity',
    text: 'Signed by the artist, with the work’s title, year, medium and size.',
  },
};
