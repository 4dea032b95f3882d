/** The plain pages for requests that Remix doesn't handle. */
export default {
  /** The link to the shop, unless a page has its own. */
  link: 'Open the shop',
  crossSite: {
    documentTitle: 'Not sent',
    title: 'This wasn’t sent',
    text: 'The form came from another site, or your browser didn’t say where it came from. Nothing was changed.',
    /** After the link to the shop. */
    after: ' and send it from there.',
  },
  notFound: {
    documentTitle: 'Page not found',
    title: 'Oops! Page not found',
    text: 'This page doesn’t exist.',
    link: 'Return to Home',
  },
  badRequest: {
    documentTitle: 'Request not understood',
    title: 'This request can’t be read',
    text: 'The link may be incomplete.',
  },
  method: {
    documentTitle: 'Not possible',
    title: 'This isn’t possible here',
    text: 'This page doesn’t accept that kind of request.',
  },
  largeBody: {
    documentTitle: 'Too large',
    title: 'This is too large',
    text: 'The shop can’t accept a request this large. Nothing was changed.',
  },
  failed: {
    documentTitle: 'Something went wrong',
    title: 'Something went wrong on our side',
    text: 'Please try again in a moment.',
  },
};
