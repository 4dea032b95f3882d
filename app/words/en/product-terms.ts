const returns = (work: string, remedy: string) =>
  `All sales are final, except where the law provides otherwise. Does a ${work} arrive damaged or defective? Write to me within 7 days of receipt with photo evidence, and it is ${remedy}.`;

/** The terms of a work's sale, on its page. */
export default {
  shipping: {
    term: 'Free Shipping',
    /** `days` is '3–5'. */
    sent: (days: string) => `To Canada and the USA, sent within ${days} business days.`,
    elsewhere: 'Do you live elsewhere?',
    quote: 'Write to me for a quote.',
  },
  taxes: 'Taxes & Duties',
  returns: {
    term: 'Returns & Defects',
    painting: returns('painting', 'refunded'),
    print: returns('print', 'replaced or refunded'),
  },
  certificate: {
    term: 'Certificate of Authenticity',
    text: 'Signed by the artist, with the work’s title, year, medium and size.',
  },
};
