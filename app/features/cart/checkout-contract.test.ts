import {expect, it} from 'vitest';
import {checkoutResponseSchema} from './checkout-contract';

it.each([
  [{cartId: 'gid://shopify/Cart/1', checkoutUrl: 'https://checkout.example/c/1'}, true],
  [{problems: [{kind: 'gone', merchandiseId: '1'}]}, true],
  [{problems: [{kind: 'lost', merchandiseId: '1'}]}, false],
  [{error: {message: 'Checkout failed'}}, true],
  [null, false],
  ['Checkout failed', false],
  [{login: 'Hotel'}, false],
])('reads the answer of a checkout: %j', (value, isOurs) => {
  expect(checkoutResponseSchema.safeParse(value).success).toBe(isOurs);
});
