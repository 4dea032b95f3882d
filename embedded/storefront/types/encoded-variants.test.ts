import {
  decodeEncodedVariant,
  isOptionValueCombinationInEncodedVariant,
} from '@shopify/hydrogen-react';
import {describe, expect, it} from 'vitest';
import type {Product} from '../../catalogue/types';
import {aProduct, aProductWithOptions} from '../testing/sample-catalogue';
import {encodeVariants} from './encoded-variants';

/** A product with variants given as indexes of their option values. */
function withCombinations(sizes: readonly number[], combinations: readonly number[][]): Product {
  const valuesOf = (option: number) =>
    Array.from({length: sizes[option]!}, (_, value) => `${option}-${value}`);
  const options = Object.fromEntries(
    sizes.map((_, option) => [`Option ${option}`, valuesOf(option)]),
  );
  return aProductWithOptions(
    options,
    combinations.map((combination) => ({
      values: combination.map((value, option) => `${option}-${value}`),
    })),
  );
}

describe('the encoded variants', () => {
  it("agree with Hydrogen's decoder on every subset of a 2 by 3 product", () => {
    const grid = [0, 1].flatMap((size) => [0, 1, 2].map((paper) => [size, paper]));
    for (let subset = 1; subset < 2 ** grid.length; subset += 1) {
      const chosen = grid.filter((_, position) => subset & (1 << position));
      const product = withCombinations([2, 3], chosen);
      const encoded = encodeVariants(product, product.variants)!;
      expect(decodeEncodedVariant(encoded)).toEqual(chosen);
      for (const combination of grid) {
        expect(isOptionValueCombinationInEncodedVariant(combination, encoded)).toBe(
          chosen.includes(combination),
        );
      }
    }
  });

  it('of a product without options are its single value', () => {
    const product = aProduct();
    expect(encodeVariants(product, product.variants)).toBe('v1_0');
  });
});
