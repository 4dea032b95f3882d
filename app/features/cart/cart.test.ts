import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {
  addLine,
  cartTotal,
  changeLine,
  countItems,
  createCartLine,
  EMPTY_CART,
  lineTotal,
  putLine,
  removeLine,
  setLineQuantity,
  type CartLineItem,
} from './cart';

const PRINT = 'gid://shopify/ProductVariant/1';
const OTHER_PRINT = 'gid://shopify/ProductVariant/2';

function aLine(fields: Partial<CartLineItem> = {}): CartLineItem {
  return {
    product: {title: 'First Light', handle: 'first-light', images: []},
    variantId: PRINT,
    variantTitle: '8×10 in',
    price: {amount: '45.0', currencyCode: 'CAD'},
    quantity: 1,
    selectedOptions: [{name: 'Size', value: '8×10 in'}],
    ...fields,
  };
}

describe('the cart', () => {
  it('appends a new variant', () => {
    const cart = addLine(addLine(EMPTY_CART, aLine()), aLine({variantId: OTHER_PRINT}));
    expect(cart.items.map(({variantId}) => variantId)).toEqual([PRINT, OTHER_PRINT]);
  });

  it('adds the quantity to the line of a known variant, at the newest price', () => {
    const price = {amount: '50.0', currencyCode: 'CAD'};
    const cart = addLine(addLine(EMPTY_CART, aLine({quantity: 2})), aLine({quantity: 3, price}));
    expect(cart.items).toEqual([aLine({quantity: 5, price})]);
  });

  it.each([0, -1])('drops the line whose quantity becomes %i', (quantity) => {
    expect(setLineQuantity(addLine(EMPTY_CART, aLine()), PRINT, quantity).items).toEqual([]);
  });

  it('sets a quantity and leaves the other lines alone', () => {
    const cart = addLine(addLine(EMPTY_CART, aLine()), aLine({variantId: OTHER_PRINT}));
    expect(setLineQuantity(cart, PRINT, 4).items.map(({quantity}) => quantity)).toEqual([4, 1]);
  });

  it('holds one of an original, however often it is added', () => {
    const product = {title: 'Ember', handle: 'ember', images: {nodes: []}};
    const variant = {
      id: PRINT,
      title: 'Default Title',
      price: {amount: '900.0', currencyCode: 'CAD'},
      selectedOptions: [],
    };
    const original = createCartLine({...product, productType: 'Original Paintings'}, variant)!;
    const print = createCartLine({...product, productType: 'Prints'}, variant)!;
    const countTwice = (line: CartLineItem) => countItems(addLine(addLine(EMPTY_CART, line), line));
    expect(countTwice(original)).toBe(1);
    expect(countTwice(print)).toBe(2);
  });

  it('ignores a change to an unknown variant', () => {
    const cart = addLine(EMPTY_CART, aLine());
    expect(setLineQuantity(cart, OTHER_PRINT, 4)).toBe(cart);
    expect(changeLine(cart, OTHER_PRINT, {quantity: 4})).toBe(cart);
    expect(removeLine(cart, OTHER_PRINT)).toEqual(cart);
  });

  it('counts the quantities, not the lines', () => {
    const cart = addLine(
      addLine(EMPTY_CART, aLine({quantity: 2})),
      aLine({variantId: OTHER_PRINT}),
    );
    expect(countItems(cart)).toBe(3);
  });

  it.each([
    [0, '0 items'],
    [1, '1 item'],
    [2, '2 items'],
  ])('formats %i as %s', (count, label) => {
    expect(en.cart.items(count)).toBe(label);
  });

  it('puts a line in the place of the same variant, or behind the others', () => {
    const cart = putLine(addLine(EMPTY_CART, aLine({quantity: 3})), aLine({quantity: 2}));
    expect(cart.items.map(({quantity}) => quantity)).toEqual([2]);
    const two = putLine(cart, aLine({variantId: OTHER_PRINT}));
    expect(two.items.map(({quantity}) => quantity)).toEqual([2, 1]);
  });

  it('takes a discount off the total', () => {
    const cart = addLine(EMPTY_CART, aLine({price: {amount: '45.00', currencyCode: 'CAD'}}));
    expect(cartTotal(cart.items, {amount: '4.5', currencyCode: 'CAD'}).amount).toBe('40.50');
  });

  it('adds prices in cents, where a sum of floats would drift', () => {
    const price = {amount: '0.10', currencyCode: 'CAD'};
    expect(lineTotal(aLine({price, quantity: 3})).amount).toBe('0.30');
    expect(cartTotal([aLine({price, quantity: 3})])).toEqual({
      amount: '0.30',
      currencyCode: 'CAD',
    });
  });
});
