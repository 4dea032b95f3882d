/** The cart's button, Add to Cart, and what is said beside them. */
export default {
  button: (items: string) => `Shopping cart, ${items}`,
  // Not by `plural`, which would come into every page for this one count.
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  added: {
    title: 'Added to cart',
    description: (title: string) => `${title} has been added to your cart.`,
    view: 'View cart',
  },
  /** An original that is added a second time. */
  onlyOne: {
    title: 'Already in your cart',
    description: (title: string) => `${title} is one of a kind, so your cart holds one.`,
  },
  needsScripts:
    'Your browser keeps the cart, and needs JavaScript for it. Without, Add to Cart leads straight to the checkout.',
};
