import {describe, expect, it} from 'vitest';
import type {ServerBuild} from '@shopify/remix-oxygen';
import {createRouteFinder, NOT_FOUND_ROUTE} from './find-route';

const ROUTES = {
  root: {id: 'root', path: ''},
  locale: {id: 'locale', parentId: 'root', path: ':locale?'},
  index: {id: 'index', parentId: 'locale', index: true},
  product: {id: 'product', parentId: 'locale', path: 'product/:handle'},
  [NOT_FOUND_ROUTE]: {id: NOT_FOUND_ROUTE, parentId: 'locale', path: '*'},
} as unknown as ServerBuild['routes'];

const findRoute = createRouteFinder(ROUTES);

describe('the route of a path', () => {
  it.each([
    ['/', 'index'],
    ['/fr', 'index'],
    ['/_root.data', 'index'],
    ['/fr.data', 'index'],
    ['/product/first-light', 'product'],
    ['/fr/product/first-light', 'product'],
    ['/product/first-light.data', 'product'],
    ['/fr/no/such', NOT_FOUND_ROUTE],
    ['/no/such', NOT_FOUND_ROUTE],
    ['/french/product/first-light', NOT_FOUND_ROUTE],
    ['/no/such%0apage', undefined],
  ])('%s is %s', (path, id) => expect(findRoute(path)?.id).toBe(id));
});
