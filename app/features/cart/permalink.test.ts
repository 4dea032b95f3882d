import {expect, it} from 'vitest';
import {readDestination, readPermalink} from './permalink';

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
])('the permalink %s is the cart link %s', (items, lines) => {
  expect(readPermalink(items)).toBe(lines);
});

it.each([
  ['/collections/prints?sort=newest', '/collections/prints?sort=newest'],
  ['/a/../b', '/b'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example/', null],
  ['/a\r\nSet-Cookie: x', null],
  ['', null],
  [null, null],
])('a permalink goes on to %j by %j', (text, path) => {
  expect(readDestination(text, 'https://shop.example')).toBe(path);
});
