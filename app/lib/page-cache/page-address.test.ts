import {describe, expect, it} from 'vitest';
import {cachedAddress, ONE_VISITOR, type CachedPage} from './page-address';

const PAGES: readonly CachedPage[] = [
  {route: 'routes/_index', path: /^\/$/, reads: {checkout: ONE_VISITOR}},
  {
    route: 'routes/collections.$collection',
    path: /^\/collections\/prints$/,
    reads: {sort: (name) => name === 'newest', cursor: (text) => text.length <= 3},
  },
];

const addressOf = (path: string) =>
  cachedAddress(new URL(path, 'https://shop.example'), PAGES)?.href ?? null;

describe('the address that a page is kept under', () => {
  it.each([
    ['/', 'https://shop.example/'],
    ['/?', 'https://shop.example/'],
    ['/#top', 'https://shop.example/'],
    ['/?utm_source=letter&utm_medium=mail', 'https://shop.example/'],
    ['/?fbclid=a&gclid=b&gbraid=c&wbraid=d&msclkid=e&ttclid=f&twclid=g', 'https://shop.example/'],
    ['/?mc_cid=a&mc_eid=b&igshid=c&li_fat_id=d&_ga=e', 'https://shop.example/'],
    ['/?made-up=1&sort=newest', 'https://shop.example/'],
    [
      '/collections/prints?utm_id=1&sort=newest',
      'https://shop.example/collections/prints?sort=newest',
    ],
    [
      '/collections/prints?cursor=a=&x=1&sort=newest',
      'https://shop.example/collections/prints?sort=newest&cursor=a%3D',
    ],
    [
      '/collections/prints?sort=newest&cursor=a%3D&sort=b',
      'https://shop.example/collections/prints?sort=newest&cursor=a%3D',
    ],
  ])('of %s is %s', (path, address) => {
    expect(addressOf(path)).toBe(address);
  });

  it.each([
    ['a page that is not listed', '/unsubscribe?token=1'],
    ['a path that only begins like one', '/collections/prints/more'],
    ['another spelling of a path', '/Collections/prints'],
    ['a value that is one visitor’s own', '/?checkout=sold-out'],
    ['a value that the page does not know', '/collections/prints?sort=random'],
    ['a value past its limit', '/collections/prints?cursor=1234'],
  ])('is none for %s', (_, path) => {
    expect(addressOf(path)).toBeNull();
  });

  it.each([
    ['/_root.data', '/_root.data'],
    ['/_root.data?_routes=routes/_index&fbclid=1', '/_root.data?_routes=routes%2F_index'],
    ['/collections/prints.data?sort=newest', '/collections/prints.data?sort=newest'],
    ['/?_routes=root', '/'],
  ])('tells the data %s from the document', (path, address) => {
    expect(addressOf(path)).toBe(`https://shop.example${address}`);
  });

  it.each(['root', 'routes/_index,root', 'routes/about', ''])(
    'is none for the data of %j, which no browser asks of that page',
    (routes) => {
      expect(addressOf(`/_root.data?_routes=${routes}`)).toBeNull();
    },
  );
});
