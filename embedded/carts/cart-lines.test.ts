import {describe, expect, it} from 'vitest';
import {addLines} from './cart-lines';
import type {CartLine} from './cart';

const SEA = 'gid://shopify/ProductVariant/1';
const SKY = 'gid://shopify/ProductVariant/2';
const SUN = 'gid://shopify/ProductVariant/3';

function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return {id: 'one', merchandiseId: SEA, quantity: 1, ...overrides};
}

const add = (lines: CartLine[], added: {merchandiseId: string; quantity: number}[]) =>
  addLines({token: 'token', lines}, added);

describe('an addition to a cart', () => {
  it('adds a second copy to the existing line', () => {
    const lines = add([aLine()], [{merchandiseId: SEA, quantity: 2}]);
    expect(lines).toEqual([aLine({quantity: 3})]);
  });

  it('puts new lines first, in the given order', () => {
    const added = [SKY, SUN].map((merchandiseId) => ({merchandiseId, quantity: 1}));
    const lines = add([aLine()], added);
    expect(lines.map((line) => line.merchandiseId)).toEqual([SKY, SUN, SEA]);
  });

  it('merges equal lines of one call', () => {
    const added = [1, 2].map((quantity) => ({merchandiseId: SEA, quantity}));
    expect(add([], added)).toMatchObject([{merchandiseId: SEA, quantity: 3}]);
  });
});
