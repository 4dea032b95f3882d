/** Problems that stop a checkout, of the whole cart and of single lines. */
export default {
  failed: {title: 'Checkout failed', description: 'Please try again or contact support'},
  codeRejected: {
    title: 'Your discount code doesn’t apply to this cart',
    description: 'Change or remove it to check out.',
  },
  cartChanged: {
    title: 'Your cart has changed',
    description: 'Please review the marked items.',
  },
  /** Of the page with the form, without JavaScript, by the kind of a line's problem. */
  page: {
    'sold-out': {title: 'Sold Out', description: 'Someone just bought it.'},
    gone: {title: 'Product not found', description: 'It’s no longer in the shop.'},
    'not-enough': {title: 'Not enough left', description: 'Please choose a lower quantity.'},
    'only-one': {title: 'One of a kind', description: 'You can order only one.'},
    'early-access': {
      title: 'For priority members only',
      description: 'Please order from the link in your email.',
    },
    'too-many-lines': {title: 'Too many items', description: 'Please place more than one order.'},
    repriced: {title: 'The price has changed', description: 'Please check it, then try again.'},
  },
  line: {
    soldOut: 'Sold out since you added it.',
    gone: 'No longer in the shop.',
    removeToGoOn: 'Remove it to continue with the rest.',
    otherSizes: 'See other sizes',
    /** Before the sizes. */
    sizesLeft: 'Still available:',
    notEnough: (left: number) => `Only ${left} left.`,
    lowerTo: (left: number) => `Change to ${left}`,
    repriced: (price: string) => `The price is now ${price}. Check out if that works for you.`,
    repricedUnseen: 'The price has changed. Remove the work and add it again from its page.',
    onlyOne: 'It’s one of a kind, so you can order only one.',
    tooManyLines: (most: number) =>
      `You can order up to ${most} different items at a time. Remove this one and order it separately.`,
    earlyAccess:
      'For priority members only. Remove it and add it again from the link in your email.',
  },
};
