import {describe, expect, it} from 'vitest';
import {shareImageRequestSchema} from '#contracts/share-image';
import en from '~/words/en/server';
import {shareUrl, shareCard, type ShareProduct} from './share-card';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');

const ORIGINAL: ShareProduct = {
  ...PRINT,
  productType: 'Original Paintings',
  variants: {nodes: [aVariant(3, 'Default Title', '4321.0')]},
};
const printOf = (...nodes: ShareProduct['variants']['nodes']): ShareProduct => ({
  ...PRINT,
  variants: {nodes},
});
const SOLD_OUT = printOf(aVariant(1, '8×10 in', '45.0', false));
const LATER = {value: '2026-05-01T09:00:01-03:00'};

const lineOf = (product: ShareProduct) => shareCard(en, product, NOW_MS)?.line;

describe('the line of a share picture', () => {
  it.each<[string, ShareProduct, string | null]>([
    ['the lowest price of several', PRINT, 'From CAD $45.00'],
    ['the price of one', printOf(aVariant(1, '8×10 in', '45.0')), 'CAD $45.00'],
    ['that a print is sold out', SOLD_OUT, 'Sold out'],
    ['the size of an original, whose price is given on request', ORIGINAL, '48 × 36 in'],
    [
      'that an original is sold',
      {...ORIGINAL, variants: {nodes: [aVariant(1, 'Default Title', '4321.0', false)]}},
      'Sold',
    ],
    ['nothing of an original without a size', {...ORIGINAL, originalSize: null}, null],
    ['nothing of a size in words', {...ORIGINAL, originalSize: {value: 'large'}}, null],
    ['the sizes of what is not launched', {...PRINT, launchAt: LATER}, '10 × 8 to 20 × 16 in'],
    [
      'the one size of what is not launched',
      {...printOf(aVariant(1, '20 × 25.5 cm', '45.0')), launchAt: LATER},
      '10 × 7.9 in',
    ],
    [
      'nothing of a price that is not known',
      printOf({...aVariant(1, '8×10 in', '45.0'), price: null}),
      null,
    ],
  ])('says %s', (_, product, line) => expect(lineOf(product)).toBe(line));
});

describe('the share card', () => {
  it('matches the function’s schema', () => {
    expect(shareImageRequestSchema.safeParse(shareCard(en, PRINT, NOW_MS)).success).toBe(true);
  });

  it('is null without a picture', () => {
    expect(shareCard(en, {...PRINT, images: {nodes: []}}, NOW_MS)).toBeNull();
  });

  it.each([
    ['an original', ORIGINAL],
    ['a work before its launch', {...PRINT, launchAt: LATER}],
  ])('contains no hidden price of %s', (_, product) => {
    const dearer = {
      ...product,
      variants: {
        nodes: product.variants.nodes.map((node) => ({
          ...node,
          price: {amount: '9999.0', currencyCode: 'CAD'},
        })),
      },
    };
    expect(shareCard(en, dearer, NOW_MS)).toEqual(shareCard(en, product, NOW_MS));
  });
});

describe('the URL of a share picture', () => {
  const addressOf = (product: ShareProduct) =>
    shareUrl(en, product.handle, shareCard(en, product, NOW_MS)!);

  it('names a JPEG under the handle', () => {
    expect(addressOf(PRINT)).toMatch(/^\/share\/sea\.jpg\?v=[0-9a-z]{4,7}$/);
    expect(addressOf({...PRINT, handle: 'l’été'})).toContain('/share/l%E2%80%99%C3%A9t%C3%A9.jpg');
  });

  it('stays the same while the content is the same', () => {
    expect(addressOf({...PRINT, originalSize: null})).toBe(addressOf(PRINT));
  });

  it.each<[string, ShareProduct]>([
    ['title', {...PRINT, title: 'Seas'}],
    ['price', printOf(aVariant(1, '8×10 in', '46.0'))],
    ['picture', {...PRINT, images: {nodes: [{url: 'https://cdn.example/sea.jpg?v=2'}]}}],
    ['sale', SOLD_OUT],
  ])('changes with another %s', (_, product) => {
    expect(addressOf(product)).not.toBe(addressOf(PRINT));
  });
});
