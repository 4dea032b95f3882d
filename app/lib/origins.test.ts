import {expect, it} from 'vitest';
import {checkoutOrigins} from './origins';

const STORE = {
  PUBLIC_STORE_DOMAIN: 'store.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'token',
};

it('of a checkout are the store’s own domains', () => {
  expect(checkoutOrigins(STORE)).toEqual(['https://store.myshopify.com']);
  expect(checkoutOrigins({...STORE, PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example'})).toEqual([
    'https://store.myshopify.com',
    'https://checkout.shop.example',
  ]);
});
