import {expect, it} from 'vitest';
import {canonicalPath, redirectToCanonicalPath} from './canonical-path';
import type {Route} from './reject-request';

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

const redirect = (path: string, id = 'routes/($locale).about', method = 'GET') =>
  redirectToCanonicalPath(new Request(`https://shop.example${path}`, {method}), {
    id,
  } as Route)?.headers.get('Location') ?? null;

it.each([
  ['/ABOUT?utm_source=x', '/about?utm_source=x'],
  ['/contact/', '/contact'],
  ['/about', null],
  ['/', null],
  ['/ABOUT.data', null],
])('%s is redirected to %s', (path, location) => expect(redirect(path)).toBe(location));

it('leaves what leads nowhere where it is', () =>
  expect(redirect('/Nothing/', 'routes/($locale).$')).toBeNull());

it('keeps the capitals of a permalink', () =>
  expect(redirect('/buy/~Z2lk:1', 'routes/($locale).buy.($items)')).toBeNull());

it('leaves posts where they are', () =>
  expect(redirect('/contact/', 'routes/($locale).contact', 'POST')).toBeNull());
