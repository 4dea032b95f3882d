import {describe, expect, it} from 'vitest';
import type {ServerBuild} from '@shopify/remix-oxygen';
import {findRoute} from './find-route';

const ROUTES = {
  root: {id: 'root', path: ''},
  'routes/_index': {id: 'routes/_index', parentId: 'root', index: true},
  'routes/product.$handle': {
    id: 'routes/product.$handle',
    parentId: 'root',
    path: 'product/:handle',
  },
  'routes/$': {id: 'routes/$', parentId: 'root', path: '*'},
} as unknown as ServerBuild['routes'];

describe('the route of a path', () => {
  it.each([
    ['/', 'routes/_index'],
    ['/_root.data', 'routes/_index'],
    ['/product/first-light', 'routes/product.$handle'],
    ['/product/first-light.data', 'routes/product.$handle'],
    ['/no/such', 'routes/$'],
    ['/no/such%0apage', undefined],
  ])('%s is %s', (path, id) => expect(findRoute(ROUTES, path)?.id).toBe(id));
});
