import {describe, expect, it} from 'vitest';
import {aCartLine, variantId} from '../../../tests/support/app/a-cart-line';
import {findAvailableLines, findLineProblem, type LineProblem} from './line-problem';

describe('lines with problems', () => {
  const problems: LineProblem[] = [
    {kind: 'sold-out', variantId: variantId(1)},
    {kind: 'gone', variantId: variantId(2)},
    {kind: 'not-enough', variantId: variantId(3), available: 2},
  ];
  const items = [aCartLine(1), aCartLine(2), aCartLine(3, {quantity: 5}), aCartLine(4)];
  const cart = {items, cartId: null, checkoutUrl: null};

  it('can still be bought unless they are sold out or gone', () => {
    expect(findAvailableLines(cart, problems)).toEqual([aCartLine(3, {quantity: 5}), aCartLine(4)]);
  });

  it('are resolved by a quantity that is in stock', () => {
    expect(findLineProblem(aCartLine(3, {quantity: 3}), problems)?.kind).toBe('not-enough');
    expect(findLineProblem(aCartLine(3, {quantity: 2}), problems)).toBeUndefined();
  });
});
