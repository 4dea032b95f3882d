import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {readWallWork, type WallProduct} from './wall-work';

function aPrint(titles: string[], width = 1600, height = 1200): WallProduct {
  return {
    handle: 'first-light',
    title: 'First Light',
    productType: 'Prints',
    images: {nodes: [{url: 'https://cdn.shopify.com/a.jpg', altText: null, width, height}]},
    originalSize: null,
    variants: {nodes: titles.map((title, index) => ({id: `variant-${index}`, title}))},
  };
}

const anOriginal = (size: string | null, width: number, height: number): WallProduct => ({
  ...aPrint(['Default Title'], width, height),
  productType: 'Original Paintings',
  originalSize: size === null ? null : {value: size},
});

describe('a work for the wall', () => {
  it('has the sizes of a print in centimetres, turned like the picture', () => {
    const work = readWallWork(en, aPrint(['9×12 in', '18×24 in / Oak', '30 x 40 cm']));
    expect(work?.sizes.map(({id, label}) => [id, label])).toEqual([
      ['variant-0', '12 × 9 in'],
      ['variant-1', '24 × 18 in / Oak'],
      ['variant-2', '15.7 × 11.8 in'],
    ]);
    const sides = work?.sizes.map(({width, height}) =>
      [width, height].map((side) => side.toFixed(2)),
    );
    expect(sides).toEqual([
      ['30.48', '22.86'],
      ['60.96', '45.72'],
      ['40.00', '30.00'],
    ]);
    expect(work?.leftOut).toEqual([]);
  });

  it('has an original’s own size', () => {
    const work = readWallWork(en, anOriginal('75 × 30 in', 1600, 640));
    expect(work).toMatchObject({sizes: [{label: 'Original', height: 76.2}]});
  });

  it('omits a size of other proportions and names it', () => {
    const work = readWallWork(en, aPrint(['9×12 in', '9×16 in']));
    expect(work?.leftOut).toEqual(['16 × 9 in']);
    expect(work?.sizes).toHaveLength(1);
  });

  it.each([
    ['3 % off, as paper sizes are', '12×18 in', 1600, 1100, true],
    ['6.7 % off', '8×8 in', 1600, 1500, false],
  ])('with a ratio that is %s (%s of %i × %i) exists: %s', (_, size, width, height, ok) => {
    expect(readWallWork(en, aPrint([size], width, height)) !== null).toBe(ok);
  });

  it.each<[string, WallProduct]>([
    ['proportions that differ', anOriginal('40 × 20 in', 1600, 1200)],
    ['a size that is not stated', anOriginal(null, 1600, 1200)],
    ['a print in one size without a name', aPrint(['Default Title'])],
    ['no picture', {...aPrint(['9×12 in']), images: {nodes: []}}],
  ])('doesn’t exist with %s', (_, product) => {
    expect(readWallWork(en, product)).toBeNull();
  });
});
