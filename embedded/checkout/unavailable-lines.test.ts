import {expect, it} from 'vitest';
import type {CartLine} from '../carts/cart';
import type {Catalogue} from '../catalogue/types';
import {aCart, aLine} from '../testing/cart-builders';
import {aProduct, aVariant} from '../storefront/testing/sample-catalogue';
import {availableLines, findUnavailableLines} from './unavailable-lines';

const variant = aVariant({quantity: 3});
const product = aProduct({title: 'Harbour', variants: [variant]});
const catalogue = {
  variantById: (id: string) => (id === variant.id ? {product, variant} : null),
} satisfies Pick<Catalogue, 'variantById'>;

it.each<[string, CartLine[], {title: string | null; left: number}[], number[]]>([
  ['nothing for quantities in stock', [aLine(variant.id, 3)], [], [3]],
  ['the available quantity', [aLine(variant.id, 4)], [{title: 'Harbour', left: 3}], [3]],
  [
    'a deleted product without a title, and no other line',
    [aLine('gone', 1), aLine(variant.id, 1)],
    [{title: null, left: 0}],
    [1],
  ],
  ['a line of quantity 0 as sold out', [aLine(variant.id, 0)], [{title: 'Harbour', left: 0}], []],
])('the checkout reports %s', (_what, lines, expected, kept) => {
  const cart = aCart({lines});
  const unavailable = findUnavailableLines(cart, catalogue);
  expect(unavailable.map(({title, left}) => ({title, left}))).toEqual(expected);
  expect(availableLines(cart, unavailable).map(({quantity}) => quantity)).toEqual(kept);
});
