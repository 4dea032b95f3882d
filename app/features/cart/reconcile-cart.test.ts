import {expect, it} from 'vitest';
import {addLine, EMPTY_CART} from '~/shop/cart/cart';
import type {LineText} from './checkout-contract';
import {reconcileLines, relocalizeLines} from './reconcile-cart';
import {aCartLine, variantId} from '../../../tests/support/app/a-cart-line';

const LINE = aCartLine(1, {
  product: {title: 'Ember', handle: 'ember', images: [{url: '/ember.jpg', altText: 'A fire'}]},
  price: {amount: '50.00', currencyCode: 'CAD'},
  quantity: 2,
});
const CART = {...EMPTY_CART, items: [LINE], note: 'For Ada'};
const FRENCH: LineText = {
  variantId: LINE.variantId,
  title: 'Ember',
  variantTitle: '20×25 cm',
  selectedOptions: [{name: 'Format', value: '20×25 cm'}],
  altText: 'Un feu',
};

it('says the lines in the language of the page, and keeps all else', () => {
  expect(relocalizeLines(CART, [FRENCH])).toEqual({
    ...CART,
    items: [
      {
        ...LINE,
        product: {...LINE.product, images: [{url: '/ember.jpg', altText: 'Un feu'}]},
        variantTitle: '20×25 cm',
        selectedOptions: [{name: 'Format', value: '20×25 cm'}],
      },
    ],
  });
});

it('changes nothing that says so already, nor lines of which the shop says nothing', () => {
  expect(relocalizeLines(relocalizeLines(CART, [FRENCH])!, [FRENCH])).toBeNull();
  expect(relocalizeLines(CART, [{...FRENCH, variantId: variantId(2)}])).toBeNull();
});

it('takes the prices that the shop names, and one of an original', () => {
  const cart = [1, 2, 3, 4].reduce(
    (filled, number) => addLine(filled, {...LINE, variantId: variantId(number)}),
    EMPTY_CART,
  );
  const {items} = reconcileLines(cart, [
    {kind: 'repriced', variantId: variantId(1), price: {amount: '99.00', currencyCode: 'CAD'}},
    {kind: 'repriced', variantId: variantId(2), price: null},
    {kind: 'sold-out', variantId: variantId(3)},
    {kind: 'only-one', variantId: variantId(4)},
  ]);
  expect(items.map(({price}) => price.amount)).toEqual(['99.00', '50.00', '50.00', '50.00']);
  expect(items.map(({quantity}) => quantity)).toEqual([2, 2, 2, 1]);
});
