import type {FeedProductFragment} from 'storefrontapi.generated';
import {describe, expect, it} from 'vitest';
import {siteIn} from '#contracts/site';
import en from '~/words/en/server';
import {merchantFeed} from './merchant-feed';
import {aVariant, PRINT} from '../../../tests/support/app/a-product';

const NOW_MS = Date.parse('2026-05-01T12:00:00Z');

const work = (change: Partial<FeedProductFragment> = {}): FeedProductFragment => ({
  ...PRINT,
  title: 'Sea & Sky',
  description: 'Calm <water>.',
  options: [{name: 'Title'}],
  variants: {nodes: [aVariant(11, 'Default Title', '45.5')]},
  ...change,
});

const feedOf = (works: FeedProductFragment[]) =>
  merchantFeed(en, works, 'https://shop.example', NOW_MS, siteIn(en.shared));

describe('the product feed', () => {
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

  it('lists a title once, the newest that has a picture', () => {
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
