import {expect, it} from 'vitest';
import {isCartCheck, isCheckoutResponse} from './checkout-contract';

it.each([
  [{cartId: 'gid://shopify/Cart/1', checkoutUrl: 'https://checkout.example/c/1'}, true],
  [{problems: []}, true],
  [{error: {message: 'Checkout failed'}}, true],
  [null, false],
  ['Checkout failed', false],
  [{login: 'Hotel'}, false],
])('reads the answer of a checkout: %j', (value, isOurs) => {
  expect(isCheckoutResponse(value)).toBe(isOurs);
});

it.each([
  [{isCheckoutGone: false, problems: [], texts: []}, true],
  [{error: {message: 'Unreadable'}}, false],
  [null, false],
])('reads a check of the cart: %j', (value, isOurs) => {
  expect(isCartCheck(value)).toBe(isOurs);
});
