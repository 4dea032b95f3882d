import {expect, it} from 'vitest';
import {siteIn} from '#contracts/site';
import en from '~/words/en/server';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';
import {agentsDocument} from './agents-document';
import type {FeedProduct} from './load-feed-products';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');

const work = (title: string, change: Partial<FeedProduct> = {}): FeedProduct => ({
  ...PRINT,
  title,
  ...change,
});

it('names each work with its price, or why it has none', () => {
  const works = [
    work('Sea [1]', {handle: 'no-picture', images: {nodes: []}}),
    work('Sea [1]'),
    work('Gale', {productType: 'Original Paintings'}),
    work('Soon', {launchAt: {value: '2026-05-01T12:00:01Z'}}),
    work('One', {variants: {nodes: [aVariant(1, '8×10 in', '45.0')]}}),
    work('Small last', {
      variants: {nodes: [aVariant(2, '16×20 in', '90.0'), aVariant(1, '8×10 in', '45.0')]},
    }),
    work('Held', {reservedUntil: {value: '2026-05-02T12:00:00Z'}}),
    work('Gone', {variants: {nodes: [aVariant(3, '8×10 in', '71.0', false)]}}),
  ];
  const text = agentsDocument(en, works, 'https://shop.example', NOW_MS, siteIn(en.shared));
  expect(text.match(/^- .*product\/.*$/gm)).toEqual([
    '- [Sea \\[1\\]](https://shop.example/product/sea.md): Prints, From CAD $45.00',
    '- [Gale](https://shop.example/product/sea.md): Original, Contact for Pricing',
    '- [Soon](https://shop.example/product/sea.md): Prints, Coming Soon',
    '- [One](https://shop.example/product/sea.md): Prints, CAD $45.00',
    '- [Small last](https://shop.example/product/sea.md): Prints, From CAD $45.00',
    '- [Held](https://shop.example/product/sea.md): Prints, Reserved',
    '- [Gone](https://shop.example/product/sea.md): Prints, Sold Out',
  ]);
  expect(text).toMatch(/^# Maren Hallet Fine Art\n\n> /);
  expect(text).toContain('https://shop.example/cart/1:1 fills the cart');
  expect(text).toContain('https://shop.example/api/ucp/mcp');
  expect(text).toContain('https://shop.example/.well-known/ucp');
});
