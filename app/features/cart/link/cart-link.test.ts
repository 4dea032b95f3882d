import {describe, expect, it} from 'vitest';
import {formatCartLink, readCartLink, readDestination, readPermalink} from './cart-link';
import {variantId} from '../../../../tests/support/app/a-cart-line';

describe('a cart link', () => {
  it('round-trips variants and quantities', () => {
    const lines = [
      {variantId: variantId(41), quantity: 2},
      {variantId: variantId(7), quantity: 1},
    ];
    expect(formatCartLink(lines)).toBe('41:2,7:1');
    expect(readCartLink('41:2,7:1')).toEqual(lines);
  });

  it('adds up the quantities of a variant that it names twice', () => {
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
  ])('is invalid: %s (%s)', (text) => expect(readCartLink(text)).toBeNull());
});

const encoded = (id: string) => `~${Buffer.from(id).toString('base64url')}`;

it.each([
  ['123:2', '123:2'],
  ['123:1,456:3', '123:1,456:3'],
  [`${encoded('gid://shopify/ProductVariant/70881412')}:1`, '70881412:1'],
  // Both forms are the same item.
  [`123:1,${encoded('gid://shopify/ProductVariant/123')}:1`, '123:2'],
  [`${encoded('gid://shopify/Product/123')}:1`, null],
  [`${encoded('123:9,4')}:1`, null],
  ['~%%%:1', null],
  ['sku:1', null],
  ['123:0', null],
  ['123', null],
  ['123:2:3', null],
])('the permalink %s becomes the cart link %s', (items, lines) => {
  expect(readPermalink(items)).toBe(lines);
});

it.each([
  ['/collections/prints?sort=newest', '/collections/prints?sort=newest'],
  ['/a/../b', '/b'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/..//evil.example', null],
  ['/a/%2e%2e//evil.example', null],
  ['https://evil.example/', null],
  ['/a\r\nSet-Cookie: x', null],
  ['', null],
  [null, null],
])('a permalink with the destination %j leads to %j', (text, path) => {
  expect(readDestination(text, 'https://shop.example')).toBe(path);
});
