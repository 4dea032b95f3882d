import {expect, it} from 'vitest';
import {productDetails} from './product-details';

const IMAGE = {url: 'https://cdn.example/a.jpg', altText: null, width: 1600, height: 1000};
const BARE = {productType: 'Original Paintings', images: {nodes: [IMAGE]}};

it('says what the metafields say, sizes in both units with the width first', () => {
  expect(
    productDetails({
      ...BARE,
      medium: {value: 'Oil on linen'},
      originalSize: {value: '25 × 40 in'},
      year: {value: '2023'},
      paper: {value: 'Cotton rag'},
      edition: null,
      border: {value: 'White, 1 in'},
      framing: {value: 'Unframed'},
      signature: {value: 'Signed lower right'},
      certificate: {value: 'Signed'},
      packing: {value: 'In a crate'},
    }),
  ).toEqual([
    {term: 'Medium', value: 'Oil on linen'},
    {term: 'Size', value: '40 × 25 in (102 × 64 cm)'},
    {term: 'Year', value: '2023'},
    {term: 'Paper', value: 'Cotton rag'},
    {term: 'Border', value: 'White, 1 in'},
    {term: 'Framing', value: 'Unframed'},
    {term: 'Signature', value: 'Signed lower right'},
    {term: 'Certificate', value: 'Signed'},
    {term: 'How it is sent', value: 'In a crate'},
  ]);
});

it('calls the size of a print’s painting the size of the original', () => {
  const print = {...BARE, productType: 'Prints', originalSize: {value: '20.5 x 30 cm'}};
  expect(productDetails(print)).toEqual([
    {term: 'Size of the original', value: '11.8 × 8.1 in (30 × 21 cm)'},
  ]);
});

it('has no row for what it does not know', () => {
  expect(productDetails({...BARE, originalSize: {value: 'large'}})).toEqual([]);
});
