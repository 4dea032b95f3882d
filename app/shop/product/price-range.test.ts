import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {findPriceRange, formatPriceRange} from './price-range';

const cad = (amount: string) => ({amount, currencyCode: 'CAD' as const});
const rangeOf = (...amounts: (string | null)[]) =>
  findPriceRange({
    variants: {nodes: amounts.map((amount) => ({price: amount ? cad(amount) : null}))},
  });

describe('the price on a card', () => {
  it.each([
    ['45.0', '45.00', 'CAD $45.00'],
    ['45.0', '45.01', 'From CAD $45.00'],
    ['9.5', '1200.0', 'From CAD $9.50'],
  ])('from %s to %s reads %s', (lowest, highest, text) => {
    const range = {minVariantPrice: cad(lowest), maxVariantPrice: {amount: highest}};
    expect(formatPriceRange(en, range)).toBe(text);
  });

  it('spans the lowest and the highest price, compared as numbers', () => {
    expect(rangeOf('100.0', '45.0', '9.5')).toMatchObject({
      minVariantPrice: {amount: '9.5'},
      maxVariantPrice: {amount: '100.0'},
    });
  });

  it('is absent without variants, or with hidden prices only', () => {
    expect(rangeOf()).toBeNull();
    expect(rangeOf(null)).toBeNull();
  });
});
