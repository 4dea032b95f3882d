/** The 404 page (specification, section 2), and the page shown after an error. */
export default {
  notFound: {
    documentTitle: 'Page not found',
    description: 'This page doesn’t exist.',
    title: 'Oops! Page not found',
    text: 'The fog has come in over this page, or there was never anything here. The paintings are all still hanging.',
    home: 'Return to Home',
    prints: 'See the prints',
    originals: 'See the originals',
    gallery: 'Visit the gallery',
    contact: 'Ask the studio',
  },
  failed: {
    documentTitle: 'Something went wrong',
    title: 'Something went wrong on our side',
    text: 'This page couldn’t be loaded. Your cart is safe. Please try again in a moment, or write to',
    contact: 'Contact the Studio',
  },
};
