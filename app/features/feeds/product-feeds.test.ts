import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {defaultSite} from '~/shop/site/shop-site';
import en from '~/words/en/server';
import {merchantFeed} from './merchant-feed';
import {openAiFeed} from './openai-feed';
import type {FeedProduct} from './load-feed-products';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');

const work = (change: Partial<FeedProduct> = {}): FeedProduct => ({
  ...PRINT,
  title: 'Sea & Sky',
  description: 'Calm <water>.',
  options: [{name: 'Title'}],
  variants: {nodes: [aVariant(11, 'Default Title', '45.5')]},
  ...change,
});

const ORIGIN = 'https://shop.example';
const SITE = defaultSite(en);
const feedOf = (works: FeedProduct[]) => merchantFeed(en, works, ORIGIN, NOW_MS, SITE);
/** The feed as plain objects, by its lines. */
const openAiOf = (works: FeedProduct[]) =>
  openAiFeed(en, works, ORIGIN, NOW_MS, SITE)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the product feed for Google', () => {
  it('has what Google requires of an item, escaped', () => {
    const xml = feedOf([work()]);
    for (const element of [
      '<g:id>11</g:id>',
      '<title>Sea &amp; Sky</title>',
      '<description>Calm &lt;water&gt;.</description>',
      '<link>https://shop.example/product/sea</link>',
      '<g:image_link>https://cdn.example/sea.jpg?v=1&amp;width=1600&amp;format=jpg</g:image_link>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>45.50 CAD</g:price>',
      '<g:brand>Maren Hallet</g:brand>',
      '<g:condition>new</g:condition>',
      '<g:google_product_category>500044</g:google_product_category>',
      '<g:identifier_exists>no</g:identifier_exists>',
    ]) {
      expect(xml).toContain(element);
    }
    expect(xml).not.toContain('g:item_group_id');
  });

  it('leaves out works whose price is not shown, those without a picture, and gift cards', () => {
    const xml = feedOf([
      work({title: 'Original', productType: 'Original Paintings'}),
      work({title: 'Soon', launchAt: {value: '2026-05-01T12:00:01Z'}}),
      work({title: 'Unseen', images: {nodes: []}}),
      work({title: 'Gift', productType: 'Gift Cards'}),
      work({title: 'Launched', launchAt: {value: '2026-05-01T12:00:00Z'}}),
    ]);
    expect([...xml.matchAll(/<item>.*?<title>(.*?)</g)].map(([, title]) => title)).toEqual([
      'Launched',
    ]);
  });

  it('lists a title once, as its newest product with a picture', () => {
    const xml = feedOf([
      work({handle: 'newest', images: {nodes: []}}),
      work({handle: 'newer'}),
      work({handle: 'older'}),
    ]);
    expect([...xml.matchAll(/\/product\/([a-z]+)</g)].map(([, handle]) => handle)).toEqual([
      'newer',
    ]);
  });

  it.each([
    [150, 150, false],
    [151, 150, true],
  ])('shortens a title of %i letters to %i', (length, expectedLength, isCut) => {
    const xml = feedOf([work({title: 'a'.repeat(length)})]);
    const title = /<item>.*?<title>(.*?)</.exec(xml)?.[1] ?? '';
    expect(title).toHaveLength(expectedLength);
    expect(title.endsWith('…')).toBe(isCut);
  });

  it('is complete when there is nothing to sell', () => {
    expect(feedOf([])).toMatch(/<rss.*<channel>.*<\/channel><\/rss>\n$/s);
  });
});

/** A print in two sizes with a close-up, and a work in one. */
const SEA = work({
  title: 'Two Sizes',
  options: [{name: 'Size'}],
  images: {
    nodes: [
      {url: 'https://cdn.example/a.jpg?v=1', altText: null, width: 1600, height: 1280},
      {url: 'https://cdn.example/b.jpg?v=1', altText: null, width: 900, height: 900},
    ],
  },
  variants: {nodes: [aVariant(21, '8×10 in', '45.0'), aVariant(22, '16×20 in', '90.0', false)]},
});
const LONG = work({title: 'l'.repeat(400), description: 'd'.repeat(9000)});

const url = z.url({protocol: /^https$/}).max(2000);
const price = z.string().regex(/^\d+\.\d{2} CAD$/);

describe('the rules of Google for a product', () => {
  /** https://support.google.com/merchants/answer/7052112 and 13674896, on 25 November 2026. */
  const product = z.strictObject({
    'g:id': z.string().min(1).max(50),
    title: z.string().min(1).max(150),
    description: z.string().min(1).max(5000),
    link: url,
    'g:image_link': url,
    'g:additional_image_link': url.optional(),
    'g:virtual_model_link': url.regex(/\.glb(?:\?|$)/).optional(),
    'g:availability': z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder']),
    'g:price': price,
    'g:brand': z.string().min(1).max(70),
    'g:condition': z.enum(['new', 'refurbished', 'used']),
    'g:identifier_exists': z.enum(['yes', 'no']),
    'g:google_product_category': z.string().regex(/^\d+$/),
    'g:product_type': z.string().max(750),
    'g:item_group_id': z.string().max(50).optional(),
    'g:size': z.string().max(100).optional(),
    'g:country': z.string().regex(/^[A-Z]{2}$/),
    'g:min_handling_time': z.string().regex(/^\d+$/),
    'g:max_handling_time': z.string().regex(/^\d+$/),
  });

  it('hold for every item', () => {
    const items = feedOf([SEA, LONG]).split('<item>').slice(1);
    expect(items).toHaveLength(3);
    for (const item of items) {
      const elements = [...item.matchAll(/<([\w:]+)>([^<]+)<\/\1>/g)];
      expect(() =>
        product.parse(
          Object.fromEntries(
            elements.map(([, name, text]) => [name, text!.replaceAll('&amp;', '&')]),
          ),
        ),
      ).not.toThrow();
    }
  });

  it('include the language, and the model of a size with known measurements', () => {
    const xml = feedOf([SEA, LONG]);
    expect(xml).toContain('<language>en-CA</language>');
    expect([...xml.matchAll(/<g:virtual_model_link>([^<]*)</g)].map(([, model]) => model)).toEqual([
      'https://shop.example/model/sea.glb?variant=21',
      'https://shop.example/model/sea.glb?variant=22',
    ]);
  });
});

describe('the rules of OpenAI for a product', () => {
  /** https://developers.openai.com/commerce/specs/file-upload/products, on 25 November 2026. */
  const product = z
    .strictObject({
      item_id: z.string().min(1).max(100),
      title: z.string().min(1).max(150),
      description: z.string().min(1).max(5000),
      url,
      brand: z.string().min(1).max(70),
      seller_name: z.string().min(1).max(70),
      seller_url: url,
      image_url: url,
      additional_image_urls: z.array(url).optional(),
      availability: z.enum(['in_stock', 'out_of_stock', 'pre_order', 'backorder', 'unknown']),
      price,
      condition: z.enum(['new', 'refurbished', 'used']),
      product_category: z.string(),
      group_id: z.string().optional(),
      listing_has_variations: z.literal(true).optional(),
      variant_dict: z.record(z.string(), z.string()).optional(),
      size: z.string().optional(),
      shipping_price: price,
      accepts_returns: z.boolean(),
      accepts_exchanges: z.boolean(),
      return_policy: url.optional(),
      target_countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
      store_country: z.string().regex(/^[A-Z]{2}$/),
      is_digital: z.boolean(),
      is_eligible_search: z.boolean(),
      is_eligible_checkout: z.boolean(),
    })
    .refine((row) => row.accepts_returns || !row.return_policy)
    .refine((row) => {
      const parts = [row.group_id, row.listing_has_variations, row.variant_dict];
      return parts.every(Boolean) || !parts.some(Boolean);
    })
    .refine((row) => row.group_id !== row.item_id);

  it('hold for every row', () => {
    const rows = openAiOf([SEA, LONG]);
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(() => product.parse(row)).not.toThrow();
  });

  it('hold for the same rows as Google’s, each size with its own price and stock', () => {
    const original = work({title: 'Original', productType: 'Original Paintings'});
    const rows = openAiOf([SEA, original, LONG]);
    const xml = feedOf([SEA, original, LONG]);
    expect(rows.map(({item_id}) => item_id)).toEqual(
      [...xml.matchAll(/<g:id>(\d+)</g)].map(([, id]) => id),
    );
    expect(rows.slice(0, 2)).toMatchObject([
      {price: '45.00 CAD', availability: 'in_stock', group_id: '1', size: '8×10 in'},
      {
        title: 'Two Sizes, 16×20 in',
        url: 'https://shop.example/product/sea?size=16%C3%9720+in',
        price: '90.00 CAD',
        availability: 'out_of_stock',
        variant_dict: {size: '16×20 in'},
      },
    ]);
    expect(rows[2]).not.toHaveProperty('group_id');
  });
});
