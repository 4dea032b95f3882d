/** The page of a work, and its early-access page. */
export default {
  picturesOf: (title: string) => `Pictures of ${title}`,
  enlarge: 'Enlarge',
  /** Before the price, for screen readers. */
  price: 'Price ',
  /** Below the price, which is in Canadian dollars. `amount` is a decimal string. */
  aboutUsDollars: (amount: string) => `about US$${Math.round(Number(amount))}`,
  /** `option` is its name in the store, such as 'Size'. */
  select: (option: string) => `Select ${option}`,
  /** Follows a size. */
  sizeSoldOut: ' (Sold Out)',
  fitsFrame: (inches: string) => `Fits a standard ${inches} frame with a mat`,
  /** The label of an original, and whether it’s available. */
  unique: 'One of a kind',
  available: 'Available',
  sold: 'Sold',
  contactForPricing: 'Contact for Pricing',
  hold: 'Hold It for Me',
  askAboutSimilar: 'Ask About a Similar Piece',
  artistsWords: "Artist's Words",
  /** The heading of a story that follows a poem. */
  story: 'The Story',
  recording: 'The artist reads the poem',
  info: 'Shipping, returns and authenticity',
  haveQuestion: 'Have a question about this piece?',
  /** Subjects of messages about a work. */
  subjects: {
    question: (title: string) => `A question about “${title}”`,
    price: (title: string) => `The price of “${title}”`,
    similar: (title: string) => `A piece like “${title}”`,
    otherSize: (title: string) => `“${title}” in another size`,
  },
  /** The message that asks for a price. */
  priceMessage: 'What is the price of this painting?',
  notFound: {
    title: 'Product not found',
    description: 'This work isn’t here.',
    text: 'It may have sold, or its page may have moved.',
    /** In its place when the storefront failed. */
    failed: 'The shop can’t be reached right now. Please try again in a moment.',
    home: 'Return Home',
  },
  /** The alternative to a work that can’t be bought: a sentence and a link. */
  otherSizes: {text: (sizes: string) => `Still available: ${sizes}.`, link: 'Write to me'},
  allSold: {
    text: 'All prints of this work have sold.',
    related: 'See related works',
    prints: 'See other prints',
  },
  noPicture: {
    text: 'There’s no picture of this work yet, and you shouldn’t have to buy it unseen.',
    link: 'Ask me about it',
  },
  /** The furniture below the work in the drawn room. */
  furniture: {
    sideboard: (centimetres: number) => `a sideboard ${centimetres} cm wide`,
    sofa: (centimetres: number) => `a sofa ${centimetres} cm wide`,
  },
  drawnToScale: (size: string, furniture: string) => `${size}, drawn to scale above ${furniture}`,
  framedToScale: (size: string, furniture: string) =>
    `${size} in a frame, drawn to scale above ${furniture}`,
  sheet: 'The sheet with its white border, and the corner of a frame',
};
