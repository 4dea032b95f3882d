import {SITE} from '#contracts/site';

/** What is said of works on more than one page. */
export default {
  prints: {
    title: 'Fine Art Prints',
    subtitle: 'Museum-quality prints with free shipping to Canada and US',
  },
  originals: {
    title: 'Original Paintings',
    subtitle: 'One-of-a-kind originals with certificate of authenticity',
  },
  comingSoon: 'Coming Soon',
  /** What a sold print says, and a sold original. */
  soldOut: 'Sold Out',
  soldOutOriginal: 'Sold Out',
  addToCart: 'Add to Cart',
  seasonal: 'Seasonal—limited time',
  /** A work without a description. */
  description: (title: string) => `${title}, by ${SITE.artist.name}.`,
  /** Stands between a title and a number: the alternative text of a further picture. */
  picture: ', picture ',
  /** Stands before the price of a work that has dearer sizes. */
  priceFrom: 'From ',
  /** Stands between the names of two options. */
  and: ' and ',
  /** The size from a variant's title, which says it in inches. */
  size: (title: string) => title,
};
