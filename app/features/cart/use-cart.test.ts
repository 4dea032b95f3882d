import {describe, expect, it} from 'vitest';
import {EMPTY_CART} from './cart';
import {parseStoredCart} from './use-cart';
import {aCartLine} from '../../../tests/support/app/a-cart-line';

const LINE = aCartLine(1, {quantity: 2});

describe('a stored cart', () => {
  it('is read as it was written', () => {
    const cart = {items: [LINE], cartId: 'gid://shopify/Cart/a', checkoutUrl: 'https://pay'};
    expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart);
  });

  it.each(['', '{', 'null', '[]', '"cart"', '{"items": 3}', '{"items": {}}'])(
    'is the empty cart when the text is %j',
    (text) => {
      expect(parseStoredCart(text)).toEqual(EMPTY_CART);
    },
  );

  it.each([
    ['no variant', {...LINE, variantId: undefined}],
    ['an id of another kind', {...LINE, variantId: 'gid://shopify/Product/1'}],
    ['a quantity of 0', {...LINE, quantity: 0}],
    ['half a print', {...LINE, quantity: 1.5}],
    ['a price that is no number', {...LINE, price: {amount: 'free', currencyCode: 'CAD'}}],
    ['no product', {...LINE, product: null}],
    ['a null line', null],
  ])('drops a line with %s and keeps the others', (_, line) => {
    expect(parseStoredCart(JSON.stringify({items: [line, LINE]})).items).toEqual([LINE]);
  });

  it('has defaults for fields of an older version', () => {
    const {selectedOptions, ...line} = LINE;
    const stored = {items: [{...line, product: {title: 'First Light'}}]};
    expect(parseStoredCart(JSON.stringify(stored))).toEqual({
      items: [
        {...LINE, product: {title: 'First Light', handle: '', images: []}, selectedOptions: []},
      ],
      cartId: null,
      checkoutUrl: null,
    });
    expect(selectedOptions).toHaveLength(1);
  });
});
