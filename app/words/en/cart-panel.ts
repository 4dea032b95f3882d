import {businessDays} from './formats';

/** The cart panel: its lines, the content below them, and the checkout button. */
export default {
  title: 'Shopping Cart',
  line: {
    each: (price: string) => `${price} each`,
    quantityOf: (title: string) => `Quantity of ${title}`,
    decreaseOf: (title: string) => `Decrease quantity of ${title}`,
    increaseOf: (title: string) => `Increase quantity of ${title}`,
    remove: 'Remove',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Prints come in several sizes, with free shipping to Canada and the USA.',
  },
  /** Shown when the checkout is gone. The storefront can't tell an order from an expired cart. */
  finished: {
    title: 'Did you finish your order?',
    text: 'The checkout you opened is closed.',
    empty: 'Yes, Empty the Cart',
    keep: 'No, Keep These Works',
  },
  note: {
    open: 'Add a gift note',
    label: 'Gift note',
    hint: 'I’ll write it on a card and tuck it into the parcel.',
  },
  discount: {
    open: 'Add a discount code',
    label: 'Discount code',
    apply: 'Apply',
    unchecked: (code: string) => `${code} will be checked again at checkout.`,
    refused: (code: string) => `${code} doesn’t apply to this cart.`,
    takesOff: (code: string, savings: string) => `${code} saves you ${savings}.`,
    later: (code: string) => `${code} will be applied at checkout.`,
  },
  send: {
    open: 'Send Cart to Another Device',
    title: 'Shopping cart',
    copied:
      'Link copied. It includes your prints and their quantities, but no originals, gift note or discount code.',
  },
  summary: {
    total: 'Total',
    exceptUnavailable: 'not counting items that are no longer available',
    after: (savings: string, code: string) => `after ${savings} off with ${code}`,
    shipping: 'Free shipping to Canada and the USA',
    sentWithin: (days: string) => `Ships in ${businessDays(days)}.`,
    checkOut: 'Checkout with Shopify',
    checkingOut: 'Creating Checkout...',
  },
};
