/** The contact page, and the notices of its form (specification, section 8). */
export default {
  title: 'Get in Touch',
  /** The page's description for search engines. */
  description: (artist: string) =>
    `Write to ${artist} about a painting, a print, a commission or an order.`,
  introduction:
    'Ask me about a piece, a price, an order or shipping abroad. I read every message myself.',
  commissions: {
    before: 'Thinking of a painting of your own? Start with ',
    link: 'how commissions work',
    after: '.',
  },
  order: {before: 'Waiting for a parcel? ', link: 'Find your order', after: '.'},
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  sent: {title: 'Message sent!', description: "I'll get back to you soon."},
  failed: 'Failed to send message',
};
