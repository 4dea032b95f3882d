import {expect, it} from 'vitest';
import {splitPath} from './local-path';

it.each([
  ['/', 'en', '/'],
  ['/cart', 'en', '/cart'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr/cart', 'fr', '/cart'],
  ['/fr.data', 'fr', '/.data'],
  ['/fr/__manifest', 'fr', '/__manifest'],
  ['/french', 'en', '/french'],
  ['/product/fr', 'en', '/product/fr'],
  ['/FR/cart', 'en', '/FR/cart'],
])('%s is in %s, and %s', (pathname, language, path) => {
  expect(splitPath(pathname)).toEqual({language, path});
});
