import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {modelPanel} from './model-panel';

const picture = {url: 'https://cdn.shopify.com/a.jpg', width: 1600, height: 1200};
const print = {
  handle: 'first-light',
  title: 'First Light',
  productType: 'Prints',
  images: {nodes: [picture]},
  variants: {
    nodes: [
      {id: 'gid://shopify/ProductVariant/1', title: '9×12 in'},
      {id: 'gid://shopify/ProductVariant/12', title: '18×24 in'},
      {id: 'gid://shopify/ProductVariant/3', title: '10×20 in'},
    ],
  },
  originalSize: null,
};

describe('the box of a model', () => {
  it('has the size of the variant in metres, or of the first', () => {
    expect(modelPanel(en, print, '12')).toEqual({
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
      variants: {nodes: [{id: 'gid://shopify/ProductVariant/1', title: 'Default Title'}]},
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
    ['an unknown variant', print, '2'],
    ['no picture', {...print, images: {nodes: []}}, null],
    ['no size', {...print, variants: {nodes: [{id: '/1', title: 'Default Title'}]}}, null],
  ])('does not exist for %s', (_, product, variant) =>
    expect(modelPanel(en, product, variant)).toBeNull(),
  );
});
