/** The page that emails a buyer the link to an order. */
export default {
  title: 'Find Your Order',
  description:
    'Get a link to your order by email. It shows the status and, once the order ships, the tracking number.',
  introduction:
    'Enter your order number and the email address you ordered with. I’ll email you the link to your order.',
  number: 'Order number',
  send: 'Email Me the Link',
  /** The same whether the order exists or not. */
  sent: {
    title: 'Check your email',
    description:
      'If the number and the address belong to an order, the link arrives within a few minutes.',
  },
  failed: 'Failed to look up the order',
  help: {before: 'Don’t have the number? ', link: 'Write to me', after: '.'},
};
