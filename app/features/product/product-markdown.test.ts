import {describe, expect, it} from 'vitest';
import type {VisibleProduct} from '~/shop/product/product';
import en from '~/words/en/server';
import fr from '~/words/fr/server';
import type {ShopWords} from '~/words';
import {aVariant} from '../../../tests/support/app/a-product';
import {aVisibleProduct} from '../../../tests/support/app/a-visible-product';
import {productMarkdown} from './product-markdown';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');

const work = (change: Partial<VisibleProduct> = {}) =>
  aVisibleProduct({
    metafields: [{key: 'medium', value: 'Oil_on *canvas*'}],
    renderedAtMs: NOW_MS,
    ...change,
  });

const write = (product: VisibleProduct, words: ShopWords = en) =>
  productMarkdown(words, {
    product,
    stock: [],
    writing: {poem: {title: 'Calm', text: 'One line\nand another'}, story: 'A # story.'},
    address: 'https://shop.example/product/sea',
  });

describe('a product in Markdown', () => {
  it('has the content of its page, and a link for each size that fills the cart', () => {
    expect(write(work())).toBe(`# Sea

Calm water.

- 10 × 8 in (25 × 20 cm), CAD $45.00, [Add to Cart](https://shop.example/cart/1:1)
- 20 × 16 in (51 × 41 cm), CAD $90.00, [Add to Cart](https://shop.example/cart/2:1)

- **Size of the original** 48 × 36 in (122 × 91 cm)
- **Medium** Oil\\_on \\*canvas\\*

## Calm

One line  
and another

## The Story

A \\# story.

![A calm sea](https://cdn.example/sea.jpg?v=1)

<https://shop.example/product/sea>
`);
  });

  it.each<[string, object, string, string]>([
    [
      'a coming launch',
      {launchAt: {value: '2026-06-01T10:00:00-03:00'}},
      'Available from 2026-06-01T13:00:00.000Z',
      'Cart',
    ],
    [
      'an original',
      {productType: 'Original Paintings'},
      '[Contact for Pricing](https://shop.example/contact?',
      'Cart',
    ],
    [
      'a sold size',
      {variants: {nodes: [aVariant(1, '8×10 in', '45.0'), aVariant(2, '16×20 in', '90.0', false)]}},
      'CAD $90.00, Sold Out',
      '/cart/2',
    ],
    [
      'a sold-out work',
      {variants: {nodes: [aVariant(1, '8×10 in', '45.0', false)]}},
      'CAD $45.00, Sold Out',
      'Add to Cart',
    ],
    [
      'a reserved original',
      {productType: 'Original Paintings', reservedUntil: {value: '2026-06-01T10:00:00-03:00'}},
      'Reserved\n[Contact for Pricing](https://shop.example/contact?',
      'Sold',
    ],
    [
      'a reserved print',
      {reservedUntil: {value: '2026-06-01T10:00:00-03:00'}},
      'CAD $45.00, Reserved',
      'Sold Out',
    ],
    [
      'a print without a picture',
      {images: {nodes: []}},
      'CAD $90.00\n\nThere’s no picture of this work yet',
      'Sold Out',
    ],
    [
      'an original without a picture',
      {productType: 'Original Paintings', images: {nodes: []}},
      '[Contact for Pricing](https://shop.example/contact?',
      'Sold',
    ],
  ])('of %s offers nothing else', (_what, change, has, hasNot) => {
    const text = write(work(change));
    expect(text).toContain(has);
    expect(text).not.toContain(hasNot);
  });

  it('is in the page’s language', () => {
    expect(write(work(), fr)).toContain('[Ajouter au panier](https://shop.example/fr/cart/1:1)');
  });
});
