import {expect, it} from 'vitest';
import en from '~/words/en/server';
import {breadcrumbs, siteUrl} from './web-page';

it.each([
  ['/pictures/og.jpg', 'https://shop.example/pictures/og.jpg'],
  ['/#shop', 'https://shop.example/#shop'],
  ['https://cdn.shopify.com/s/files/1/tide.jpg', 'https://cdn.shopify.com/s/files/1/tide.jpg'],
])('the URL of %s is %s', (path, url) => {
  expect(siteUrl('https://shop.example', path)).toBe(url);
});

it('the breadcrumbs of a page begin at home, each with a name and a URL', () => {
  const {itemListElement} = breadcrumbs(en, 'https://shop.example', [
    {name: 'About', path: '/about'},
  ]);
  expect(itemListElement).toEqual([
    {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/'},
    {'@type': 'ListItem', position: 2, name: 'About', item: 'https://shop.example/about'},
  ]);
});
