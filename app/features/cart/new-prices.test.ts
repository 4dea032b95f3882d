import {expect, it} from 'vitest';
import {addLine, EMPTY_CART, type CartLineItem} from './cart';
import {withNewPrices} from './new-prices';

const idOf = (number: number) => `gid://shopify/ProductVariant/${number}`;
const cad = (amount: string) => ({amount, currencyCode: 'CAD'});
const aLine = (number: number): CartLineItem => ({
  product: {title: 'First Light', handle: 'first-light', images: []},
  variantId: idOf(number),
  variantTitle: '9×12 in',
  price: cad('45.00'),
  quantity: 1,
  selectedOptions: [],
});

it('shows the prices that the shop named, where it names one', () => {
  const cart = [1, 2, 3].reduce((filled, number) => addLine(filled, aLine(number)), EMPTY_CART);
  const {items} = withNewPrices(cart, [
    {kind: 'repriced', merchandiseId: idOf(1), price: cad('99.00')},
    {kind: 'repriced', merchandiseId: idOf(2), price: null},
    {kind: 'sold-out', merchandiseId: idOf(3)},
  ]);
  expect(items.map(({price}) => price.amount)).toEqual(['99.00', '45.00', '45.00']);
});
