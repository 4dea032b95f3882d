import {plural} from './formats';

/** Cards of works, and the pages of a collection. */
export default {
  viewDetails: 'View Details',
  /** Follows the button's text, for screen readers. */
  ofWork: (title: string) => `: ${title}`,
  noImage: 'No Image',
  related: 'You May Also Like',
  /** For screen readers: how many works the page shows, and in which order. */
  shown: (count: number, order: string) =>
    `${plural(count, {one: '1 work', other: `${count} works`})}, ${order}`,
  earlier: 'Show Previous Works',
  later: 'Show More Works',
  loading: 'Loading…',
  none: 'No products found in this collection',
  order: 'Sort by',
  sorts: {
    featured: 'Featured',
    newest: 'Newest',
    oldest: 'Oldest',
    'price-low': 'Lowest price',
    'price-high': 'Highest price',
    title: 'Title, A to Z',
  },
};
