/** What the product page, the cart and the shipping page say of delivery, tax and duty. Days are '3–5', or the artist's own words. */
export default {
  taxes: 'Taxes and duties, if any, are shown at checkout.',
  customs:
    'Free shipping to the USA covers the carrier and not the customs. Where a duty is due, the buyer pays it.',
  elsewhere: 'The checkout takes addresses in Canada and the USA only.',
  businessDays: (days: string) => `${days} business days`,
  withinCanada: (days: string) => `${days} days within Canada`,
  toUsa: (days: string) => `${days} days to the USA`,
  onTheWay: (ways: string[]) => `The parcel is then on the way for ${ways.join(', and ')}.`,
  inCanada: (date: string) => `in Canada by ${date}`,
  inUsa: (date: string) => `in the USA by ${date}`,
  leaves: (ordered: string, leaves: string) =>
    `Ordered on ${ordered}, it leaves the studio by ${leaves} at the latest.`,
  arrives: (ordered: string, leaves: string, arrivals: string[]) =>
    `Ordered on ${ordered}, it leaves the studio by ${leaves}, and is ${arrivals.join(' and ')} at the latest.`,
};
