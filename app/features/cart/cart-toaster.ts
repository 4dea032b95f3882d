/** The id of the cart panel's own toaster: outside an open dialog everything is inert. */
export const CART_TOASTER = 'cart';
