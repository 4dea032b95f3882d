import {describe, expect, it} from 'vitest';
import {createRouteFinder} from './find-route';

const findRoute = createRouteFinder({
  root: {id: 'root', path: ''},
  'routes/_index': {id: 'routes/_index', parentId: 'root', index: true},
  'routes/product.$handle': {
    id: 'routes/product.$handle',
    parentId: 'root',
    path: 'product/:handle',
  },
  'routes/$': {id: 'routes/$', parentId: 'root', path: '*'},
});

describe('the route of a path', () => {
  it.each([
    ['/', 'routes/_index'],
    ['/_root.data', 'routes/_index'],
    ['/product/first-light', 'routes/product.$handle'],
    ['/product/first-light.data', 'routes/product.$handle'],
    ['/no/such', 'routes/$'],
    ['/no/such%0apage', null],
  ])('%s is %s', (path, id) => expect(findRoute(path)).toBe(id));
});
