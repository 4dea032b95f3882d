import {describe, expect, it} from 'vitest';
import type {ServerBuild} from '@shopify/remix-oxygen';
import {createRouteFinder} from './find-route';
import {firstSegment, groupRoutes} from './route-groups';

const ROOT = {id: 'root'};
const PATHS: Record<string, string | undefined> = {
  'routes/_index': undefined,
  'routes/$': '*',
  'routes/cart': 'cart',
  'routes/cart_.$lines': 'cart/:lines',
  'routes/[feed.xml]': 'feed.xml',
  'routes/product.$handle': 'product/:handle',
  'routes/product.$handle_.early-access': 'product/:handle/early-access',
  'routes/products.$handle': 'products/:handle',
  'routes/(lang).about': 'lang?/about',
  'routes/$page.print': ':page/print',
};
const routes = Object.fromEntries(
  [
    ROOT,
    ...Object.entries(PATHS).map(([id, path]) => ({
      id,
      path,
      parentId: 'root',
      index: path === undefined,
    })),
  ].map((route) => [route.id, route]),
);
/** A build with a route inside another one. */
const build = {
  routes: {
    ...routes,
    'routes/cart.note': {id: 'routes/cart.note', path: 'note', parentId: 'routes/cart'},
  },
  assets: {version: '1', routes: {...routes, 'routes/cart.note': {id: 'routes/cart.note'}}},
} as unknown as ServerBuild;
const groups = groupRoutes(build);

describe('the routes of a path’s first segment', () => {
  it.each([
    ['/', 'routes/_index'],
    ['/cart', 'routes/cart'],
    ['/cart/note', 'routes/cart.note'],
    ['/cart/1:2', 'routes/cart_.$lines'],
    ['/cart/print', 'routes/cart_.$lines'],
    ['/feed.xml/print', 'routes/$page.print'],
    ['/cart/1/2', 'routes/$'],
    ['/feed.xml', 'routes/[feed.xml]'],
    ['/product/tide', 'routes/product.$handle'],
    ['/product/tide/early-access', 'routes/product.$handle_.early-access'],
    ['/products/tide', 'routes/products.$handle'],
    ['/product', 'routes/$'],
  ])('match %s as all routes do: %s', (path, id) => {
    const group = groups.get(firstSegment(path));
    expect(createRouteFinder(build.routes)(path)).toBe(id);
    expect(createRouteFinder(group?.routes ?? {})(path)).toBe(id);
  });

  it('are few, with their entries in the manifest', () => {
    const group = groups.get('cart');
    const common = [
      'root',
      'routes/_index',
      'routes/$',
      'routes/(lang).about',
      'routes/$page.print',
    ];
    const expected = [...common, 'routes/cart', 'routes/cart_.$lines', 'routes/cart.note'].sort();
    expect(Object.keys(group?.routes ?? {}).sort()).toEqual(expected);
    expect(Object.keys(group?.assets.routes ?? {}).sort()).toEqual(expected);
    expect(group?.assets.version).toBe('1');
  });

  it.each(['/about', '/lang/about', '/Cart', '/%63art', '/__manifest', '/cart.data'])(
    'are all of them for %s, which has no group',
    (path) => expect(groups.has(firstSegment(path))).toBe(false),
  );
});
