import {expect, it} from 'vitest';
import {siteUrl} from './web-page';

it.each([
  ['/pictures/og.jpg', 'https://shop.example/pictures/og.jpg'],
  ['/#shop', 'https://shop.example/#shop'],
  ['https://cdn.shopify.com/s/files/1/tide.jpg', 'https://cdn.shopify.com/s/files/1/tide.jpg'],
])('the URL of %s is %s', (path, url) => {
  expect(siteUrl('https://shop.example', path)).toBe(url);
});
