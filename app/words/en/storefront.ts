/** The errors of calls to Shopify, from the specification's error catalogue (section 8). */
export default {
  connection: 'Shopify Connection Error',
  status: (status: number) => `Status ${status}`,
  noAnswer: 'The shop didn’t respond in time',
  noConnection: 'No connection to the shop',
  unreadable: 'The response couldn’t be read',
  api: 'Shopify API Error',
  unauthorized: {
    title: 'Shopify: Unauthorized',
    description: 'The storefront access token isn’t valid.',
  },
  paymentRequired: {
    title: 'Shopify: Payment required',
    description: 'The shop needs an active Shopify billing plan.',
  },
  accessDenied: {
    title: 'Shopify: Access Denied',
    description: 'The shop isn’t available right now.',
  },
};
