import {SITE} from '#contracts/site';

/** Texts about works that several pages share. */
export default {
  prints: {
    title: 'Fine Art Prints',
    subtitle: 'Museum-quality prints with free shipping to Canada and US',
  },
  originals: {
    title: 'Original Paintings',
    subtitle: 'One-of-a-kind originals with certificate of authenticity',
  },
  print: 'Print',
  original: 'Original',
  notLoaded: 'The works couldn’t be loaded.',
  comingSoon: 'Coming Soon',
  /** The badges of a sold-out print and a sold original. */
  soldOut: 'Sold Out',
  soldOutOriginal: 'Sold Out',
  /** The badge and the label of a work on hold for a buyer. */
  reserved: 'Reserved',
  addToCart: 'Add to Cart',
  seasonal: 'Seasonal—limited time',
  /** The description of a work without one. */
  description: (title: string) => `${title}, by ${SITE.artist.name}.`,
  /** The alternative text of another picture of a work. */
  picture: (title: string, number: number) => `${title}, picture ${number}`,
  /** The price of a work with more expensive sizes. */
  priceFrom: (price: string) => `From ${price}`,
  /** The names of two options. */
  and: (first: string, second: string) => `${first} and ${second}`,
  /** The size from a variant's title, which is in inches. */
  size: (title: string) => title,
};
