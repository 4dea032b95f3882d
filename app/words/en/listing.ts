/** Cards of works, and the pages of a collection. */
export default {
  viewDetails: 'View Details',
  /** Between the button's text and a title, for screen readers. */
  ofWork: ': ',
  noImage: 'No Image',
  related: 'You May Also Like',
  works: {one: 'work', other: 'works'},
  earlier: 'Show Previous Works',
  later: 'Show More Works',
  loading: 'Loading…',
  none: 'No products found in this collection',
  order: 'Sort by',
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    oldest: 'Oldest',
    priceLow: 'Price, low to high',
    priceHigh: 'Price, high to low',
    title: 'Title, A to Z',
  },
};
