import {describe, expect, it} from 'vitest';
import {readMenu, readOwnSite} from './shop-site';
import {metaobject} from '../../../tests/support/app/metaobject';

const HOSTS = ['painter.example', 'name.myshopify.com'];

describe('what the artist wrote about the shop', () => {
  it.each([
    ['nothing', {}],
    [
      'empty entries',
      {identity: null, deliveryTimes: {fields: []}, header: {items: []}, footer: null},
    ],
    ['blanks', {identity: metaobject({name: '  ', social_links: '[]'})}],
    ['no address', {identity: metaobject({email: 'by the door'})}],
    ['no list', {identity: metaobject({social_links: 'https://www.instagram.com/x'})}],
  ])('is empty for %s', (_what, site) => {
    expect(readOwnSite(site, HOSTS)).toEqual({});
  });

  it('includes the networks that have an icon', () => {
    const links = [
      'https://www.instagram.com/painter',
      'https://notinstagram.com/painter',
      'http://www.tiktok.com/@painter',
      'javascript:alert(1)',
      'https://pixelfed.example/painter',
      'https://facebook.com/painter',
    ];
    const own = readOwnSite({identity: metaobject({social_links: JSON.stringify(links)})}, HOSTS);
    expect(own.socialLinks?.map(({label, url}) => [label, url])).toEqual([
      ['Instagram', links[0]],
      ['Facebook', links[5]],
    ]);
  });

  it('includes the pictures of the artist and of the studio', () => {
    const image = {url: 'https://cdn.example/me.jpg', altText: 'At work', width: 800, height: 1000};
    const field = (key: string) => ({
      key,
      value: 'gid://shopify/MediaImage/1',
      reference: {__typename: 'MediaImage' as const, image},
    });
    const identity = {fields: [field('portrait'), field('studio_picture')]};
    expect(readOwnSite({identity}, HOSTS)).toEqual({portrait: image, studioPicture: image});
  });

  it('says in the cart when a parcel ships', () => {
    const deliveryTimes = metaobject({preparation_days: '7 to 10 days', note: 'Away in July.'});
    const delivery = {preparation: '7–10', note: 'Away in July.'};
    expect(readOwnSite({deliveryTimes}, HOSTS)).toEqual({delivery});
  });
});

describe('a menu', () => {
  it.each([
    ['https://painter.example/about', '/about'],
    ['https://painter.example/fr/about', '/about'],
    ['https://name.myshopify.com/products/sea', '/product/sea'],
    ['https://name.myshopify.com/fr/products/sea', '/product/sea'],
    ['https://painter.example/pages/contact?subject=Sea', '/contact?subject=Sea'],
    ['https://elsewhere.example/shop', 'https://elsewhere.example/shop'],
  ])('leads from %s to %s', (url, to) => {
    expect(readMenu({items: [{title: ' Sea ', url}]}, HOSTS)).toEqual([{to, label: 'Sea'}]);
  });

  it.each([
    ['no words', {title: ' ', url: 'https://painter.example/'}],
    ['no address', {title: 'Sea', url: null}],
    ['a script', {title: 'Sea', url: 'javascript:alert(1)'}],
    ['no encryption', {title: 'Sea', url: 'http://elsewhere.example/'}],
  ])('omits an item with %s', (_what, item) => {
    expect(readMenu({items: [item]}, HOSTS)).toBeUndefined();
  });
});
