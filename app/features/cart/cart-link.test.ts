import {describe, expect, it} from 'vitest';
import {formatCartLink, readCartLink} from './cart-link';
import {variantId} from '../../../tests/support/app/a-cart-line';

describe('a cart link', () => {
  it('carries variants and quantities there and back', () => {
    const lines = [
      {variantId: variantId(41), quantity: 2},
      {variantId: variantId(7), quantity: 1},
    ];
    expect(formatCartLink(lines)).toBe('41:2,7:1');
    expect(readCartLink('41:2,7:1')).toEqual(lines);
  });

  it('adds up a variant that it names twice', () => {
    expect(readCartLink('41:2,41:3')).toEqual([{variantId: variantId(41), quantity: 5}]);
  });

  it.each([
    ['', 'nothing'],
    ['41', 'no quantity'],
    ['41:0', 'none of it'],
    ['41:-1', 'less than none'],
    ['41:1;7:1', 'another separator'],
    ['41:999999,41:1', 'more than a line holds'],
    [Array.from({length: 101}, (_, index) => `${index + 1}:1`).join(','), 'too many lines'],
    ['gid://shopify/ProductVariant/41:1', 'an id of the API'],
  ])('is none: %s (%s)', (text) => expect(readCartLink(text)).toBeNull());
});
