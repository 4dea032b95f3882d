import {expect, it} from 'vitest';
import {canonicalPath, redirectToCanonicalPath} from './canonical-path';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/about', '/about'],
  ['/ABOUT', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['//about', '/about'],
  ['/%61bout', '/about'],
  ['/product/Caf%c3%a9', '/product/caf%c3%a9'],
  ['/product/caf%C3%A9', '/product/caf%C3%A9'],
  ['/product/a%2Fb', '/product/a%2Fb'],
  ['/product/a%5cb', '/product/a%5cb'],
  ['/product/100%25', '/product/100%25'],
])('the canonical form of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

const redirect = (path: string, method = 'GET') =>
  redirectToCanonicalPath(new Request(`https://shop.example${path}`, {method}))?.headers.get(
    'Location',
  ) ?? null;

it.each([
  ['/ABOUT?utm_source=x', '/about?utm_source=x'],
  ['/contact/', '/contact'],
  ['/about', null],
  ['/', null],
  ['/ABOUT.data', null],
  ['/assets/root-BxY1.js', null],
  ['/buy/~Z2lk:1', null],
  ['/fr/buy/~Z2lk:1', null],
])('%s is redirected to %s', (path, location) => expect(redirect(path)).toBe(location));

it('doesn’t redirect posts', () => expect(redirect('/contact/', 'POST')).toBeNull());
