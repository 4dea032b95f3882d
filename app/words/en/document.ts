/** The titles of error pages. */
export default {
  notFound: 'Page not found',
  failed: 'Something went wrong',
};
