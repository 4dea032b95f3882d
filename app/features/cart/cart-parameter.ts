/** The URL parameter that opens the cart panel on the home page, to which `/cart` redirects. */
export const CART_PARAMETER = 'cart';
