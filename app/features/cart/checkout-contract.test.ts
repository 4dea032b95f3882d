import {expect, it} from 'vitest';
import {isCheckoutResponse} from './checkout-contract';

const merchandiseId = 'gid://shopify/ProductVariant/1';
const price = {amount: '45.00', currencyCode: 'CAD'};

it.each([
  {cartId: 'gid://shopify/Cart/1', checkoutUrl: 'https://checkout.example/c/1'},
  {problems: []},
  {problems: [{kind: 'sold-out', merchandiseId}]},
  {problems: [{kind: 'gone', merchandiseId}]},
  {problems: [{kind: 'not-enough', merchandiseId, available: 2}]},
  {problems: [{kind: 'repriced', merchandiseId, price}]},
  {problems: [{kind: 'repriced', merchandiseId, price: null}]},
  {problems: [{kind: 'early-access', merchandiseId}]},
  {error: {message: 'Checkout failed'}},
])('accepts %j', (response) => expect(isCheckoutResponse(response)).toBe(true));

it.each([
  null,
  'Checkout failed',
  {},
  {checkoutUrl: 'https://checkout.example/c/1'},
  {cartId: 'gid://shopify/Cart/1', checkoutUrl: 7},
  {problems: 'many'},
  {problems: [null]},
  {problems: [{kind: 'gone'}]},
  {problems: [{kind: 'moved', merchandiseId}]},
  {problems: [{kind: 'not-enough', merchandiseId}]},
  {problems: [{kind: 'repriced', merchandiseId, price: {amount: 45}}]},
  {error: 'Checkout failed'},
])('rejects %j', (response) => expect(isCheckoutResponse(response)).toBe(false));
