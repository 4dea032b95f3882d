import {expect, it} from 'vitest';
import {isCartCheck, isCheckoutResponse} from './checkout-contract';

const merchandiseId = 'gid://shopify/ProductVariant/1';
const price = {amount: '45.00', currencyCode: 'CAD'};
const TEXT = {
  merchandiseId,
  title: 'Ember',
  variantTitle: '8×10 in',
  selectedOptions: [{name: 'Format', value: '8×10 in'}],
  altText: null,
};

it.each([
  {cartId: 'gid://shopify/Cart/1', checkoutUrl: 'https://checkout.example/c/1'},
  {
    cartId: 'gid://shopify/Cart/1',
    checkoutUrl: 'https://checkout.example/c/1',
    discount: {isApplicable: true, savings: price},
  },
  {
    cartId: 'gid://shopify/Cart/1',
    checkoutUrl: 'https://checkout.example/c/1',
    discount: {isApplicable: false, savings: null},
  },
  {problems: []},
  {problems: [{kind: 'sold-out', merchandiseId}]},
  {problems: [{kind: 'gone', merchandiseId}]},
  {problems: [{kind: 'not-enough', merchandiseId, available: 2}]},
  {problems: [{kind: 'repriced', merchandiseId, price}]},
  {problems: [{kind: 'repriced', merchandiseId, price: null}]},
  {problems: [{kind: 'early-access', merchandiseId}]},
  {problems: [{kind: 'only-one', merchandiseId}]},
  {error: {message: 'Checkout failed'}},
])('accepts %j', (response) => expect(isCheckoutResponse(response)).toBe(true));

it.each([
  null,
  'Checkout failed',
  {},
  {checkoutUrl: 'https://checkout.example/c/1'},
  {cartId: 'gid://shopify/Cart/1', checkoutUrl: 7},
  {cartId: 'gid://shopify/Cart/1', checkoutUrl: '/c', discount: {isApplicable: 1, savings: null}},
  {problems: 'many'},
  {problems: [null]},
  {problems: [{kind: 'gone'}]},
  {problems: [{kind: 'moved', merchandiseId}]},
  {problems: [{kind: 'not-enough', merchandiseId}]},
  {problems: [{kind: 'repriced', merchandiseId, price: {amount: 45}}]},
  {error: 'Checkout failed'},
])('rejects %j', (response) => expect(isCheckoutResponse(response)).toBe(false));

it.each([
  [{isCheckoutGone: false, problems: []}, true],
  [{isCheckoutGone: true, problems: [{kind: 'gone', merchandiseId}]}, true],
  [{isCheckoutGone: true}, false],
  [{problems: []}, false],
  [{isCheckoutGone: false, problems: [{kind: 'moved', merchandiseId}]}, false],
  [{isCheckoutGone: false, problems: [], texts: [TEXT]}, true],
  [{isCheckoutGone: false, problems: [], texts: [{...TEXT, altText: 1}]}, false],
  [{isCheckoutGone: false, problems: [], texts: [{...TEXT, selectedOptions: [{}]}]}, false],
  [null, false],
])('reads a check of the cart: %j', (check, isCheck) => expect(isCartCheck(check)).toBe(isCheck));
