/** What stops a checkout, of a whole cart and of single lines. */
export default {
  failed: {title: 'Checkout failed', description: 'Please try again or contact support'},
  codeRefused: {
    title: 'Your discount code doesn’t apply to this cart',
    description: 'Change or remove it to check out.',
  },
  cartChanged: {
    title: 'Your cart has changed',
    description: 'Please look at the lines that are marked.',
  },
  /** What the page with the form says where no scripts run. */
  soldOut: {title: 'Sold Out', description: 'It was sold a moment ago.'},
  gone: {title: 'Product not found', description: 'It is no longer in the shop.'},
  line: {
    soldOut: 'Sold out since you added it.',
    gone: 'No longer in the shop.',
    removeToGoOn: 'Remove it to go on with the rest.',
    otherSizes: 'See its other sizes',
    notEnough: (left: number) => `Only ${left} left.`,
    lowerTo: (left: number) => `Make it ${left}`,
    repriced: (price: string) => `The price is now ${price}. Check out again if that suits you.`,
    repricedUnseen: 'The price has changed. Remove it, and add it again from its page.',
    onlyOne: 'It is one of a kind, so your cart holds one.',
    tooManyLines: (most: number) =>
      `A checkout takes ${most} lines. Remove this one, and order it afterwards.`,
    tooMuch: (most: number) => `A line takes ${most} at most. Lower the quantity to go on.`,
    earlyAccess: 'For priority members. Remove it, and add it again from the link in your letter.',
  },
  /** The answers of the server; those about Shopify are of the specification's error catalogue (section 8). */
  unreadableLines: 'The lines of the cart could not be read',
  unreadableCart: 'The cart could not be read',
  beyondLimits: (lines: number, quantity: number) =>
    `A checkout takes ${lines} lines, and ${quantity} of each`,
  notCreated: (reasons: string) => `Cart creation failed: ${reasons}`,
  noAddress: 'No checkout URL returned from Shopify',
};
