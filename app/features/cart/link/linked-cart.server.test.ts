import {expect, it} from 'vitest';
import {variantId} from '../../../../tests/support/app/a-cart-line';
import {aContext} from '../../../../tests/support/app/a-function-context';
import {aVariant, PRINT} from '../../../../tests/support/app/a-product';
import {loadLinkedCart} from './linked-cart.server';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');
const LATER = {value: '2026-06-01T10:00:00-03:00'};

it('a cart link leaves out works that are sold out, even with only their first size, reserved or without a picture, and names each without a public price once', async () => {
  const nodes = [
    {...aVariant(1, '8×10 in', '45.0'), product: PRINT},
    {...aVariant(2, '8×10 in', '45.0', false), product: PRINT},
    {...aVariant(3, '8×10 in', '45.0'), product: {...PRINT, images: {nodes: []}}},
    {...aVariant(4, '8×10 in', '45.0'), product: {...PRINT, productType: 'Original Paintings'}},
    {...aVariant(5, '8×10 in', '45.0'), product: {...PRINT, reservedUntil: LATER}},
    null,
    {
      ...aVariant(8, '16×20 in', '90.0'),
      product: {...PRINT, variants: {nodes: [{availableForSale: false}, {availableForSale: true}]}},
    },
    {...aVariant(7, '11×14 in', '65.0'), product: {...PRINT, productType: 'Original Paintings'}},
  ];
  const context = aContext(async () => ({data: {nodes}, notice: null}), {nowMs: NOW_MS});
  const lines = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
    variantId: variantId(number),
    quantity: 2,
  }));
  const cart = await loadLinkedCart(context, lines);
  expect(cart.items).toMatchObject([{variantId: lines[0]!.variantId, quantity: 2}]);
  expect(cart.unpriced).toEqual([{title: 'Sea', handle: 'sea', image: PRINT.images.nodes[0]}]);
  expect(cart.goneCount).toBe(5);
});

it('a cart link keeps every size while the artist’s setting can’t be read', async () => {
  const product = {
    ...PRINT,
    variants: {nodes: [{availableForSale: false}, {availableForSale: true}]},
  };
  const nodes = [{...aVariant(2, '16×20 in', '90.0'), product}];
  const failed = {
    ok: false,
    data: null,
    notice: {title: 'Shopify Connection Error'},
    failure: {kind: 'http', status: 503},
  };
  const context = aContext(
    async (query) => (query.includes('query LinkedCart') ? {data: {nodes}, notice: null} : failed),
    {nowMs: NOW_MS},
  );
  const cart = await loadLinkedCart(context, [{variantId: variantId(2), quantity: 1}]);
  expect(cart).toMatchObject({items: [{variantId: variantId(2)}], goneCount: 0});
});
