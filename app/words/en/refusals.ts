/** The plain pages for requests that no route answers. */
export default {
  /** The link to the shop, unless a page has its own. */
  link: 'Open the shop',
  crossSite: {
    documentTitle: 'Not sent',
    title: 'This was not sent',
    text: 'The form came from another site, or your browser would not say where it came from. Nothing was changed.',
    /** Stands after the link to the shop. */
    after: ' and send it from there.',
  },
  notFound: {
    documentTitle: 'Page not found',
    title: 'Oops! Page not found',
    text: 'There is nothing at this address.',
    link: 'Return to Home',
  },
  badRequest: {
    documentTitle: 'Not understood',
    title: 'This was not understood',
    text: 'No page of the shop asks in this way.',
  },
  method: {
    documentTitle: 'Not possible',
    title: 'This is not possible here',
    text: 'The page at this address can be read, and takes nothing.',
  },
  largeBody: {
    documentTitle: 'Too large',
    title: 'This is too large',
    text: 'What was sent is larger than anything the shop asks for. Nothing was changed.',
  },
  failed: {
    documentTitle: 'Something went wrong',
    title: 'Something went wrong on our side',
    text: 'Please try again in a moment.',
  },
};
