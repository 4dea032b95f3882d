import {expect, it} from 'vitest';
import en from '~/words/en/server';
import {breadcrumbs} from './web-page';

it('the breadcrumbs of a page begin at home, each with a name and a URL', () => {
  const {itemListElement} = breadcrumbs(en, 'https://shop.example', [
    {name: 'About', path: '/about'},
  ]);
  expect(itemListElement).toEqual([
    {'@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/'},
    {'@type': 'ListItem', position: 2, name: 'About', item: 'https://shop.example/about'},
  ]);
});
