import {describe, expect, it} from 'vitest';
import {findProblemsInCart} from './line-problems.server';

const merchandiseId = 'gid://shopify/ProductVariant/1';
const CAD_45 = {amount: '45.0', currencyCode: 'CAD'} as const;
const LINE = {merchandiseId, quantity: 2, price: {amount: '45.00', currencyCode: 'CAD'}};

/** The lines of a Shopify cart with that quantity of the variant. */
const aCart = (quantity: number, variant: {availableForSale?: boolean} = {}) => ({
  lines: {
    nodes: [
      {
        id: 'gid://shopify/CartLine/1',
        quantity,
        merchandise: {id: merchandiseId, availableForSale: true, price: CAD_45, ...variant},
      },
    ],
  },
});

describe('a line of the cart', () => {
  it.each([
    ['that was taken as it is', LINE, aCart(2), []],
    ['without a price', {merchandiseId, quantity: 2}, aCart(2), []],
    ['that was taken in part', LINE, aCart(1), [{kind: 'not-enough', merchandiseId, available: 1}]],
    ['that was taken with nothing in it', LINE, aCart(0), [{kind: 'sold-out', merchandiseId}]],
    ['that was left out', LINE, {lines: {nodes: []}}, [{kind: 'sold-out', merchandiseId}]],
    [
      'that is no longer for sale',
      LINE,
      aCart(2, {availableForSale: false}),
      [{kind: 'sold-out', merchandiseId}],
    ],
    [
      'whose price has changed',
      {...LINE, price: {amount: '40.00', currencyCode: 'CAD'}},
      aCart(2),
      [{kind: 'repriced', merchandiseId, price: CAD_45}],
    ],
    [
      'whose price is in another currency',
      {...LINE, price: {amount: '45.00', currencyCode: 'USD'}},
      aCart(2),
      [{kind: 'repriced', merchandiseId, price: CAD_45}],
    ],
  ])('%s', (_, line, cart, problems) => {
    expect(findProblemsInCart(cart, [line])).toEqual(problems);
  });
});
