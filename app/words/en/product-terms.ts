const returns = (work: string, remedy: string) =>
  `If a ${work} arrives damaged or defective, write to me within 7 days of receipt with photo evidence, and I’ll ${remedy} it. All sales are final, except where the law provides otherwise.`;

/** The terms of a work's sale, on its page. */
export default {
  shipping: {
    term: 'Free Shipping',
    /** `days` is '3–5'. */
    sent: (days: string) => `To Canada and the USA. Ships within ${days} business days.`,
    elsewhere: 'Live somewhere else?',
    quote: 'Write to me for a quote.',
  },
  taxes: 'Taxes & Duties',
  returns: {
    term: 'Returns & Defects',
    painting: returns('painting', 'refund'),
    print: returns('print', 'replace or refund'),
  },
  certificate: {
    term: 'Certificate of Authenticity',
    text: 'Signed by the artist, with the work’s title, year, medium and size.',
  },
};
