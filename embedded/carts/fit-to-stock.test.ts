import {describe, expect, it} from 'vitest';
import {aCatalogue, aProduct, aVariant} from '../storefront/testing/sample-catalogue';
import {fitToStock} from './fit-to-stock';
import type {CartLine} from './types';

const few = aVariant({quantity: 3});
const none = aVariant({quantity: 0});
const catalogue = aCatalogue([aProduct({variants: [few, none]})]);

function aLine(id: string, merchandiseId: string, quantity: number): CartLine {
  return {id, merchandiseId, quantity};
}

function quantitiesOf(lines: readonly CartLine[]) {
  const fitted = fitToStock(lines, catalogue);
  return {
    quantities: fitted.lines.map((line) => line.quantity),
    short: fitted.shortages.map(({line, quantity}) => [line.id, quantity]),
  };
}

describe('fitToStock', () => {
  it('does not change quantities in stock', () => {
    expect(quantitiesOf([aLine('a', few.id, 3)])).toEqual({quantities: [3], short: []});
  });

  it('lowers a line to the stock', () => {
    expect(quantitiesOf([aLine('a', few.id, 4)])).toEqual({quantities: [3], short: [['a', 3]]});
  });

  it('retains a sold-out line with quantity 0', () => {
    expect(quantitiesOf([aLine('a', none.id, 1)])).toEqual({quantities: [0], short: [['a', 0]]});
  });

  it('does not change a line of an unknown variant', () => {
    const unknown = aLine('a', 'gid://shopify/ProductVariant/404', 9);
    expect(quantitiesOf([unknown])).toEqual({quantities: [9], short: []});
  });
});
