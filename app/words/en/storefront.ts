/** How a call to Shopify failed, as in the specification's error catalogue (section 8). */
export default {
  connection: 'Shopify Connection Error',
  status: (status: number) => `Status ${status}`,
  noAnswer: 'No answer in time',
  noConnection: 'No connection to the shop',
  unreadable: 'The answer could not be read',
  api: 'Shopify API Error',
  unauthorized: {
    title: 'Shopify: Unauthorized',
    description: 'The storefront access token is not valid.',
  },
  paymentRequired: {
    title: 'Shopify: Payment required',
    description: 'The shop’s Shopify plan needs an active billing plan.',
  },
  accessDenied: {
    title: 'Shopify: Access Denied',
    description: 'The shop is not available right now.',
  },
};
