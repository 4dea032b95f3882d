import {expect, it} from 'vitest';
import {isCheckoutPath, readCheckoutAddress} from './checkout-address';

it.each([
  ['/cart/c/1?key=2', 'en', '/cart/c/1'],
  ['/fr/cart/c/1?key=2', 'fr', '/cart/c/1'],
  ['/cart/c/1?key=2&locale=fr', 'fr', '/cart/c/1'],
  ['/cart/c/1?key=2&locale=fr-CA', 'fr', '/cart/c/1'],
  ['/fr/cart/c/1?key=2&locale=en', 'en', '/cart/c/1'],
  ['/cart/c/1?key=2&locale=de', 'en', '/cart/c/1'],
  ['/fr/orders/1001?key=2', 'fr', '/orders/1001'],
])('%s has the language %s and the path %s', (address, language, path) => {
  expect(readCheckoutAddress(new URL(address, 'http://localhost:3001'))).toEqual({language, path});
});

it('every language of the shop has a folder, and no other', () => {
  expect(isCheckoutPath('/fr/cart/c/1')).toBe(true);
  expect(isCheckoutPath('/de/cart/c/1')).toBe(false);
  expect(isCheckoutPath('/fr/cdn/1')).toBe(false);
});
