import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import type {CartLineItem} from './cart';
import type {LineProblem} from './checkout-contract';
import {findLineProblem, findAvailableLines, formatLineProblem} from './line-problem';

const idOf = (number: number) => `gid://shopify/ProductVariant/${number}`;

const aLine = (number: number, quantity = 1): CartLineItem => ({
  product: {title: 'First Light', handle: 'first-light', images: []},
  variantId: idOf(number),
  variantTitle: '8×10 in',
  price: {amount: '45.0', currencyCode: 'CAD'},
  quantity,
  selectedOptions: [],
});

describe('lines with problems', () => {
  const problems: LineProblem[] = [
    {kind: 'sold-out', merchandiseId: idOf(1)},
    {kind: 'gone', merchandiseId: idOf(2)},
    {kind: 'not-enough', merchandiseId: idOf(3), available: 2},
  ];
  const items = [aLine(1), aLine(2), aLine(3, 5), aLine(4)];
  const cart = {items, cartId: null, checkoutUrl: null};

  it('can still be bought unless they are sold out or gone', () => {
    expect(findAvailableLines(cart, problems)).toEqual([aLine(3, 5), aLine(4)]);
  });

  it('are resolved by a quantity that the shop has', () => {
    expect(findLineProblem(aLine(3, 3), problems)?.kind).toBe('not-enough');
    expect(findLineProblem(aLine(3, 2), problems)).toBeUndefined();
  });

  it('speak of the rest only where there is one', () => {
    const soldOut: LineProblem = {kind: 'sold-out', merchandiseId: idOf(1)};
    expect(formatLineProblem(en, soldOut, true)).toBe(
      'Sold out since you added it. Remove it to continue with the rest.',
    );
    expect(formatLineProblem(en, soldOut, false)).toBe('Sold out since you added it.');
  });
});
