import {plural} from './formats';

/** The page of a cart that someone shared as a link. */
export default {
  title: 'A Cart for You',
  description: 'Works someone put together, at today’s prices.',
  introduction:
    'This cart comes from another device, at today’s prices. It has no gift note and no discount code.',
  gone: 'These works are no longer available.',
  missing: (count: number) =>
    `${plural(count, {one: 'One work in this cart is', other: `${count} works in this cart are`})} no longer available.`,
  unpriced:
    'A link can’t include originals or other works without a public price. These are still available:',
  times: (quantity: number) => ` × ${quantity}`,
  take: 'Add All to My Cart',
};
