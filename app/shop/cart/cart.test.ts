import {describe, expect, it} from 'vitest';
import {
  addLine,
  cartTotal,
  countItems,
  createCartLine,
  EMPTY_CART,
  formatLineSize,
  lineTotal,
  parseStoredCart,
  putLine,
  removeLine,
  setLineQuantity,
} from './cart';
import * as en from '~/words/en';
import {aCartLine, variantId} from '../../../tests/support/app/a-cart-line';
import {aVariant, PRINT as WORK} from '../../../tests/support/app/a-product';

const PRINT = variantId(1);
const OTHER_PRINT = variantId(2);

describe('the cart', () => {
  it('adds the quantity to the line of a known variant, at the newest price', () => {
    const price = {amount: '50.0', currencyCode: 'CAD'};
    const cart = addLine(
      addLine(EMPTY_CART, aCartLine(1, {quantity: 2})),
      aCartLine(1, {quantity: 3, price}),
    );
    expect(cart.items).toEqual([aCartLine(1, {quantity: 5, price})]);
  });

  it('keeps the early-access key of a line that is added again from its public page', () => {
    const early = aCartLine(1, {earlyAccessKey: 'tide'});
    const cart = addLine(addLine(EMPTY_CART, early), aCartLine(1));
    expect(cart.items).toEqual([{...early, quantity: 2}]);
  });

  it.each([0, -1])('drops the line whose quantity becomes %i', (quantity) => {
    expect(setLineQuantity(addLine(EMPTY_CART, aCartLine(1)), PRINT, quantity).items).toEqual([]);
  });

  it('sets a quantity and leaves the other lines alone', () => {
    const cart = addLine(addLine(EMPTY_CART, aCartLine(1)), aCartLine(2));
    expect(setLineQuantity(cart, PRINT, 4).items.map(({quantity}) => quantity)).toEqual([4, 1]);
  });

  it('holds one copy of an original, however often it is added', () => {
    const countTwice = (productType: string) => {
      const line = createCartLine({...WORK, productType}, aVariant(1, '8×10 in', '45.0'))!;
      return countItems(addLine(addLine(EMPTY_CART, line), line));
    };
    expect(countTwice('Original Paintings')).toBe(1);
    expect(countTwice('Prints')).toBe(2);
  });

  it('ignores a change to an unknown variant', () => {
    const cart = addLine(EMPTY_CART, aCartLine(1));
    expect(setLineQuantity(cart, OTHER_PRINT, 4)).toBe(cart);
    expect(removeLine(cart, OTHER_PRINT)).toEqual(cart);
  });

  it('names the size as the page of the work does, its width first', () => {
    const line = createCartLine(WORK, aVariant(1, '9×12 in / Oak', '45.0'))!;
    expect(formatLineSize(en, line)).toBe('12 × 9 in / Oak');
    expect(
      formatLineSize(en, {...line, selectedOptions: [{name: 'Title', value: 'x'}]}),
    ).toBeUndefined();
  });

  it('counts the quantities, not the lines', () => {
    const cart = addLine(addLine(EMPTY_CART, aCartLine(1, {quantity: 2})), aCartLine(2));
    expect(countItems(cart)).toBe(3);
  });

  it('replaces the line of the same variant, or appends a line', () => {
    const cart = putLine(
      addLine(EMPTY_CART, aCartLine(1, {quantity: 3})),
      aCartLine(1, {quantity: 2}),
    );
    expect(cart.items.map(({quantity}) => quantity)).toEqual([2]);
    const two = putLine(cart, aCartLine(2));
    expect(two.items.map(({quantity}) => quantity)).toEqual([2, 1]);
  });

  it('takes a discount off the total', () => {
    const cart = addLine(EMPTY_CART, aCartLine(1, {price: {amount: '45.00', currencyCode: 'CAD'}}));
    expect(cartTotal(cart.items, {amount: '4.5', currencyCode: 'CAD'}).amount).toBe('40.50');
  });

  it('adds prices in cents, where a sum of floats would drift', () => {
    const price = {amount: '0.10', currencyCode: 'CAD'};
    expect(lineTotal(aCartLine(1, {price, quantity: 3})).amount).toBe('0.30');
    expect(cartTotal([aCartLine(1, {price, quantity: 3})])).toEqual({
      amount: '0.30',
      currencyCode: 'CAD',
    });
  });
});

const LINE = aCartLine(1, {quantity: 2});

describe('a stored cart', () => {
  it('is parsed as it was written', () => {
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

  it('keeps a line without its picture when the picture has no URL', () => {
    const product = {...LINE.product, images: [{url: 'ember.jpg'}]};
    expect(parseStoredCart(JSON.stringify({items: [{...LINE, product}]})).items).toEqual([LINE]);
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
