import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {modelPanel} from './panel';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';

const SIZES = ['9×12 in', '18×24 in', '10×20 in'];
const print = {
  ...PRINT,
  variants: {nodes: SIZES.map((size, index) => aVariant(index + 1, size, '45.0'))},
};

describe('the box of a model', () => {
  it('has the size of the variant in metres, or of the first', () => {
    expect(modelPanel(en, print, '2')).toEqual({
      width: expect.closeTo(0.6096),
      height: expect.closeTo(0.4572),
      depth: 0.005,
    });
    expect(modelPanel(en, print, null)?.width).toBeCloseTo(0.3048);
  });

  it('has an original’s own size and the depth of a canvas', () => {
    const original = {
      ...print,
      productType: 'Originals',
      variants: {nodes: [aVariant(1, 'Default Title', '900.0')]},
      originalSize: {value: '40 × 30 in'},
    };
    expect(modelPanel(en, original, null)).toEqual({
      width: expect.closeTo(1.016),
      height: expect.closeTo(0.762),
      depth: 0.035,
    });
  });

  it.each([
    ['a size that does not match the picture', print, '3'],
    ['an unknown variant', print, '4'],
    ['no picture', {...print, images: {nodes: []}}, null],
    ['no size', {...print, variants: {nodes: [aVariant(1, 'Default Title', '45.0')]}}, null],
  ])('does not exist for %s', (_, product, variant) =>
    expect(modelPanel(en, product, variant)).toBeNull(),
  );
});
