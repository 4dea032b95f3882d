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
  /** What the product type of every original contains, in lower case; the store's translation has its own. */
  typeOfOriginals: 'original',
  comingSoon: 'Coming Soon',
  /** Of a print, and of an original. */
  soldOut: 'Sold Out',
  soldOutOriginal: 'Sold Out',
  addToCart: 'Add to Cart',
  seasonal: 'Seasonal—limited time',
  /** A work without a description. */
  description: (title: string) => `${title}, by ${SITE.artist.name}.`,
  /** Between a title and a number: the alternative text of a further picture. */
  picture: ', picture ',
  /** Before the price of a work that has dearer sizes. */
  priceFrom: 'From ',
  /** Between the names of two options. */
  and: ' and ',
  /** Of a variant's title, which says it in inches. */
  size: (title: string) => title,
};
