import plural from './plural';

/** The page of a cart that somebody sent as a link. */
export default {
  title: 'A cart for you',
  description: 'Works that somebody put together, with today’s prices.',
  introduction:
    'Put together on another device, at today’s prices. A gift note and a discount code stay there.',
  notLoaded: 'The works could not be loaded. Please try again.',
  gone: {
    before: 'These works have been sold or have left the shop. Here are the ',
    prints: 'prints',
    between: ' and the ',
    originals: 'originals',
    after: '.',
  },
  missing: (count: number) =>
    `${plural(count, {one: 'One work', other: `${count} works`})} of this cart can’t be bought any more.`,
  unpriced:
    'A link carries no originals, nor anything else without a public price. These can still be had:',
  times: (quantity: number) => ` × ${quantity}`,
  take: 'Put into my cart',
};
