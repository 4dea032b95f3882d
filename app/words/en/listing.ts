import plural from './plural';

/** Cards of works, and the pages of a collection. */
export default {
  viewDetails: 'View Details',
  /** After it, for screen readers. */
  ofWork: (title: string) => `: ${title}`,
  noImage: 'No Image',
  related: 'You may also like',
  /** For screen readers: how many works are shown, and in which order. */
  shown: (count: number, order: string) =>
    `${count} ${plural(count, {one: 'work', other: 'works'})}, ${order}`,
  earlier: 'Show earlier works',
  later: 'Show more works',
  loading: 'Loading…',
  none: 'No products found in this collection',
  tryAgain: 'Try again',
  end: 'That is every work here.',
  order: 'Order of the works',
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    oldest: 'Oldest',
    priceLow: 'Price, low to high',
    priceHigh: 'Price, high to low',
    title: 'Title, A to Z',
  },
};
