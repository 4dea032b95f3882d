import {describe, expect, it} from 'vitest';
import en from '~/words/en/server';
import {aVariant} from '../../../tests/support/app/a-product';
import {aVisibleProduct} from '../../../tests/support/app/a-visible-product';
import {productDetails as detailsOf} from './product-details';

const IMAGE = {url: 'https://cdn.example/a.jpg', altText: null, width: 1600, height: 1000};
const BARE = aVisibleProduct({
  handle: 'gale',
  productType: 'Original Paintings',
  images: {nodes: [IMAGE]},
  options: [{name: 'Title'}],
  variants: {nodes: [aVariant(1, 'Default Title', '45.0')]},
  originalSize: null,
});
const productDetails = (
  product: Parameters<typeof detailsOf>[1],
  stock: Parameters<typeof detailsOf>[2] = [],
) => detailsOf(en, product, stock);
const SPECIMEN = '/certificate/specimen?work=gale';

it('lists the metafields in their order, after the size in both units, width first', () => {
  expect(
    productDetails({
      ...BARE,
      originalSize: {value: '25 × 40 in'},
      metafields: [
        {key: 'medium', value: 'Oil on linen'},
        {key: 'year', value: '2023'},
        {key: 'paper', value: 'Cotton rag'},
        {key: 'border', value: 'White, 1 in'},
        {key: 'framing', value: 'Unframed'},
        {key: 'signature', value: 'Signed lower right'},
        {key: 'certificate', value: 'Signed'},
        {key: 'packing', value: 'In a crate'},
        null,
      ],
    }),
  ).toEqual([
    {term: 'Size', value: '40 × 25 in (102 × 64 cm)'},
    {term: 'Medium', value: 'Oil on linen'},
    {term: 'Year', value: '2023'},
    {term: 'Paper', value: 'Cotton rag'},
    {term: 'Border', value: 'White, 1 in'},
    {term: 'Framing', value: 'Unframed'},
    {term: 'Signature', value: 'Signed lower right'},
    {term: 'Packaging', value: 'In a crate'},
    {term: 'Certificate', value: 'Signed', to: SPECIMEN},
  ]);
});

it('has the size of an original that is measured in the row of its variant', () => {
  const variant = {
    ...aVariant(1, 'Default Title', '45.0'),
    widthCm: {value: '102'},
    heightCm: {value: '64'},
  };
  expect(productDetails({...BARE, variants: {nodes: [variant]}})).toEqual([
    {term: 'Size', value: '40.2 × 25.2 in (102 × 64 cm)'},
    expect.objectContaining({term: 'Certificate'}),
  ]);
});

it('labels the size of a print’s painting as the size of the original', () => {
  const print = {...BARE, productType: 'Prints', originalSize: {value: '20.5 x 30 cm'}};
  expect(productDetails(print)).toEqual([
    {term: 'Size of the original', value: '11.8 × 8.1 in (30 × 21 cm)'},
  ]);
});

it('has no row for what isn’t known', () => {
  expect(productDetails({...BARE, productType: 'Prints', originalSize: {value: 'large'}})).toEqual(
    [],
  );
});

it.each([
  [{productType: 'Original Paintings'}, true],
  [{productType: 'Prints', metafields: [{key: 'edition', value: 'Edition of 50'}]}, true],
  [{productType: 'Prints', metafields: [{key: 'edition', value: 'Open edition'}]}, false],
])('links to a specimen of the certificate of %j: %s', (product, hasOne) => {
  const row = {term: 'Certificate', value: 'See a sample certificate', to: SPECIMEN};
  const rows = productDetails({...BARE, ...product}).filter(({term}) => term === 'Certificate');
  expect(rows).toEqual(hasOne ? [row] : []);
});

describe('a limited edition', () => {
  const print = {
    ...BARE,
    productType: 'Prints',
    metafields: [{key: 'edition', value: 'Edition of 50'}],
    options: [{name: 'Size'}],
    variants: {
      nodes: ['8×10 in', '12×16 in', '16×20 in'].map((size, at) => aVariant(at, size, '45.0')),
    },
  };
  const next = (stock?: (number | null)[], changes = {}) =>
    productDetails({...print, ...changes}, stock).filter(({value}) => value.includes('next'));

  it('names the next number of each size, from its stock', () => {
    expect(next([38, 0, 50])).toEqual([
      {term: '10 × 8 in (25 × 20 cm)', value: 'Number 13 of 50 is next (38 left)'},
      {term: '20 × 16 in (51 × 41 cm)', value: 'Number 1 of 50 is next (50 left)'},
    ]);
  });

  it('numbers each of several sizes separately', () => {
    const [row] = productDetails(print);
    expect(row).toEqual({term: 'Edition', value: 'Edition of 50 of each size'});
    const [ofOneSize] = productDetails({
      ...print,
      variants: {nodes: [aVariant(1, '8×10 in', '45.0')]},
    });
    expect(ofOneSize?.value).toBe('Edition of 50');
  });

  it('in one size has one row', () => {
    expect(next([38], {options: BARE.options, variants: BARE.variants})).toEqual([
      {term: 'Next copy', value: 'Number 13 of 50 is next (38 left)'},
    ]);
  });
});

it('names the series, and links to its page', () => {
  const series = {handle: 'cire-gelée', title: 'Cold Wax'};
  expect(productDetails({...BARE, productType: 'Prints', series})).toEqual([
    {term: 'Series', value: 'Cold Wax', to: '/series/cire-gel%C3%A9e'},
  ]);
});

describe('the related works of a product', () => {
  const product = (handle: string, title: string) => ({
    __typename: 'Product' as const,
    handle,
    title,
  });
  const print = {...BARE, productType: 'Prints'};

  it('include a print’s original', () => {
    const relatedOriginal = {reference: product('ebb-original', 'Ebb')};
    expect(productDetails({...print, relatedOriginal})).toEqual([
      {term: 'The original', value: 'Ebb', to: '/product/ebb-original'},
    ]);
  });

  it('include a sold original’s prints, and its place in the gallery', () => {
    const rows = productDetails({
      ...print,
      relatedPrints: {
        references: {nodes: [product('ebb', 'Ebb'), product('ebb-small', 'Ebb, small')]},
      },
      soldRecord: {
        reference: {
          __typename: 'Metaobject',
          type: 'gallery_entry',
          handle: 'ebb 1',
          title: {value: 'Ebb'},
        },
      },
    });
    expect(rows.map(({term, to}) => [term, to])).toEqual([
      ['Prints of this painting', '/product/ebb'],
      ['Prints of this painting', '/product/ebb-small'],
      ['In the sold-works gallery', '/gallery/ebb%201'],
    ]);
  });

  it('have no row when they’re no longer published, or something else', () => {
    expect(productDetails({...print, relatedOriginal: {reference: null}})).toEqual([]);
    const reference = {
      __typename: 'Metaobject' as const,
      type: 'series',
      handle: 'fog',
      title: {value: 'Fog'},
    };
    expect(productDetails({...print, soldRecord: {reference}})).toEqual([]);
  });
});
