import {describe, expect, it} from 'vitest';
import {cartIdOf, checkoutUrlOf, parseCartId} from './cart-id';

const cart = {token: 'abc', key: 'def'};

describe('parseCartId', () => {
  it.each([
    ['gid://shopify/Cart/abc?key=def', cart],
    ['gid://shopify/Cart/abc', {token: 'abc', key: null}],
    ['gid://shopify/Cart/abc?other=1', {token: 'abc', key: null}],
    ['gid://shopify/Product/1', null],
    ['abc', null],
    ['gid://shopify/Cart/', null],
  ])('reads %s', (id, expected) => {
    expect(parseCartId(id)).toEqual(expected);
  });

  it('reads an id that cartIdOf wrote', () => {
    expect(parseCartId(cartIdOf(cart))).toEqual(cart);
  });
});

describe('checkoutUrlOf', () => {
  it("has Shopify's form, with the cart's key", () => {
    expect(checkoutUrlOf('http://shop.test', cart, 'EN')).toBe(
      'http://shop.test/cart/c/abc?key=def',
    );
  });

  it('has the folder of a language that is not the first', () => {
    expect(checkoutUrlOf('http://shop.test', cart, 'FR')).toBe(
      'http://shop.test/fr/cart/c/abc?key=def',
    );
  });
});
