/** The cart panel: its lines, what is below them, and the way to the checkout. */
export default {
  title: 'Shopping Cart',
  line: {
    noImage: 'No Image',
    each: (price: string) => `${price} each`,
    quantityOf: (title: string) => `Quantity of ${title}`,
    decreaseOf: (title: string) => `Decrease quantity of ${title}`,
    increaseOf: (title: string) => `Increase quantity of ${title}`,
    remove: 'Remove',
    oneOfAKind: 'One of a kind',
  },
  empty: {
    alt: 'A blue dory rests at a tilt on pale mud under a cool, wide morning sky.',
    title: 'Your cart is empty',
    text: 'Prints come in several sizes, with free shipping to Canada and the USA.',
    prints: 'Shop Prints',
    originals: 'Shop Originals',
  },
  /** The checkout is gone; the storefront can't tell an order from an expired cart. */
  finished: {
    title: 'Did you finish your order?',
    text: 'The checkout that you opened is closed.',
    empty: 'Yes, empty the cart',
    keep: 'No, keep these works',
  },
  note: {
    open: 'Add a gift note',
    label: 'Gift note',
    hint: 'I write it on a card that goes into the parcel.',
  },
  discount: {
    open: 'Use a discount code',
    label: 'Discount code',
    apply: 'Apply',
    unchecked: (code: string) => `${code} is checked again at checkout.`,
    refused: (code: string) => `${code} doesn’t apply to this cart.`,
    takesOff: (code: string, savings: string) => `${code} takes off ${savings}.`,
    later: (code: string) => `${code} counts at checkout.`,
  },
  send: {
    open: 'Send this cart to another device',
    title: 'A cart',
    copied:
      'The link is copied. It carries prints and their quantities, no originals, no gift note and no discount code.',
    notCopied: (url: string) => `Not copied. The link is ${url}`,
  },
  summary: {
    total: 'Total',
    withoutDead: 'without what can’t be bought any more',
    after: (savings: string, code: string) => `after ${savings} for ${code}`,
    shipping: 'Free shipping to Canada and the USA.',
    sentWithin: (days: string) => `Sent within ${days} business days.`,
    duty: 'Duty, and other countries',
    quote: 'Write to me for a quote.',
    checkOut: 'Checkout with Shopify',
    checkingOut: 'Creating Checkout...',
  },
};
