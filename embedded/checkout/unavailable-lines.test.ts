import {describe, expect, it} from 'vitest';
import type {Cart, CartLine} from '../carts/types';
import type {Catalogue} from '../catalogue/types';
import {aCart, aLine} from '../testing/cart-builders';
import {aProduct, aVariant} from '../storefront/testing/sample-catalogue';
import {availableLines, findUnavailableLines} from './unavailable-lines';

const variant = aVariant({quantity: 3});
const product = aProduct({title: 'Harbour', variants: [variant]});
const catalogue = {
  variantById: (id: string) => (id === variant.id ? {product, variant} : null),
} satisfies Pick<Catalogue, 'variantById'>;

function check(lines: readonly CartLine[]) {
  const cart: Cart = aCart({lines});
  const unavailable = findUnavailableLines(cart, catalogue);
  return {
    unavailable: unavailable.map(({title, left}) => ({title, left})),
    kept: availableLines(cart, unavailable).map(({quantity}) => quantity),
  };
}

describe('findUnavailableLines', () => {
  it('returns nothing for quantities in stock', () => {
    expect(check([aLine(variant.id, 3)])).toEqual({unavailable: [], kept: [3]});
  });

  it('returns the available quantity', () => {
    expect(check([aLine(variant.id, 4)])).toEqual({
      unavailable: [{title: 'Harbour', left: 3}],
      kept: [3],
    });
  });

  it('shares the stock among lines of the same variant', () => {
    expect(check([aLine(variant.id, 2), aLine(variant.id, 2)])).toEqual({
      unavailable: [{title: 'Harbour', left: 1}],
      kept: [2, 1],
    });
  });

  it('reports a deleted product without a title, and no other lines', () => {
    expect(check([aLine('gone', 1), aLine(variant.id, 1)])).toEqual({
      unavailable: [{title: null, left: 0}],
      kept: [1],
    });
  });

  it('reports a line of quantity 0 as sold out', () => {
    expect(check([aLine(variant.id, 0)])).toEqual({
      unavailable: [{title: 'Harbour', left: 0}],
      kept: [],
    });
  });
});
