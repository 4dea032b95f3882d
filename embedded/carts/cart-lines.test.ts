import {describe, expect, it} from 'vitest';
import {addLines, removeLines, updateLines} from './cart-lines';
import type {CartLine} from './types';

const SEA = 'gid://shopify/ProductVariant/1';
const SKY = 'gid://shopify/ProductVariant/2';
const gift = {key: 'gift', value: 'yes'};
const card = {key: 'card', value: 'blue'};

function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return {id: 'one', merchandiseId: SEA, quantity: 1, attributes: [], ...overrides};
}

function createIds() {
  let count = 0;
  return () => `new-${(count += 1)}`;
}

describe('addLines', () => {
  it('adds a second copy to the existing line', () => {
    const lines = addLines(
      [aLine()],
      [{merchandiseId: SEA, quantity: 2, attributes: []}],
      createIds(),
    );
    expect(lines).toEqual([aLine({quantity: 3})]);
  });

  it('starts another line for other attributes', () => {
    const lines = addLines(
      [aLine()],
      [{merchandiseId: SEA, quantity: 1, attributes: [gift]}],
      createIds(),
    );
    expect(lines.map((line) => line.id)).toEqual(['new-1', 'one']);
  });

  it('treats attributes in another order as equal', () => {
    const lines = addLines(
      [aLine({attributes: [gift, card]})],
      [{merchandiseId: SEA, quantity: 1, attributes: [card, gift]}],
      createIds(),
    );
    expect(lines).toEqual([aLine({attributes: [gift, card], quantity: 2})]);
  });

  it('puts new lines first, in the given order', () => {
    const added = [SKY, SEA].map((merchandiseId) => ({merchandiseId, quantity: 1, attributes: []}));
    const lines = addLines([aLine({attributes: [gift]})], added, createIds());
    expect(lines.map((line) => line.merchandiseId)).toEqual([SKY, SEA, SEA]);
  });

  it('merges equal lines of one call', () => {
    const added = [1, 2].map((quantity) => ({merchandiseId: SEA, quantity, attributes: []}));
    expect(addLines([], added, createIds())).toEqual([aLine({id: 'new-1', quantity: 3})]);
  });

  it('adds nothing of quantity 0', () => {
    expect(addLines([], [{merchandiseId: SEA, quantity: 0, attributes: []}], createIds())).toEqual(
      [],
    );
  });
});

describe('updateLines', () => {
  it('changes the quantity and leaves the rest', () => {
    expect(updateLines([aLine({attributes: [gift]})], [{id: 'one', quantity: 4}])).toEqual([
      aLine({attributes: [gift], quantity: 4}),
    ]);
  });

  it('removes a line of quantity 0', () => {
    expect(updateLines([aLine()], [{id: 'one', quantity: 0}])).toEqual([]);
  });

  it('merges lines that become equal', () => {
    const lines = [aLine(), aLine({id: 'two', merchandiseId: SKY, quantity: 2})];
    expect(updateLines(lines, [{id: 'two', merchandiseId: SEA}])).toEqual([aLine({quantity: 3})]);
  });

  it('does not change other lines', () => {
    expect(updateLines([aLine()], [{id: 'other', quantity: 9}])).toEqual([aLine()]);
  });
});

describe('removeLines', () => {
  it('removes lines by id', () => {
    expect(removeLines([aLine(), aLine({id: 'two'})], ['two'])).toEqual([aLine()]);
  });
});
