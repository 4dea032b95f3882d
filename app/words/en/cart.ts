/** The cart button, Add to Cart, and their messages. */
export default {
  button: (items: string) => `Shopping cart, ${items}`,
  // Without `plural`, which would load with every page for this one count.
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  added: {
    title: 'Added to cart',
    description: (title: string) => `${title} has been added to your cart.`,
    view: 'View Cart',
  },
  /** Shown when an original is added a second time. */
  onlyOne: {
    title: 'Already in your cart',
    description: (title: string) => `${title} is one of a kind, so you can add it only once.`,
  },
  needsScripts:
    'The cart needs JavaScript. Without it, Add to Cart takes you straight to checkout.',
};
