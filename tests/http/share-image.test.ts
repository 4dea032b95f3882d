import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

const fetchFrom = (address: string) => fetch(address, {redirect: 'manual'});

/** The share picture's tags in the head of a product's page. */
async function shareImageTags(handle: string) {
  const html = await (await fetch(`${shop.url}/product/${handle}`)).text();
  const of = (property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return {
    address: of('og:image').replaceAll('&amp;', '&'),
    width: of('og:image:width'),
    height: of('og:image:height'),
    alt: of('og:image:alt'),
    card: of('twitter:card'),
  };
}

describe('the share picture of a product', () => {
  it('has 1200 by 630 pixels and an address of the page’s own origin, with alt text', async () => {
    const {address, ...tags} = await shareImageTags('first-light');
    expect(address).toMatch(new RegExp(`^${shop.url}/share/first-light\\.jpg\\?v=\\w+$`));
    expect(tags).toMatchObject({
      width: '1200',
      height: '630',
      card: 'summary_large_image',
    });
    expect(tags.alt).toMatch(/lighthouse/i);
  });

  it('is the shop’s own when the product has no picture', async () => {
    await shop.control.changeProduct('first-light', {images: []});
    const {address, width} = await shareImageTags('first-light');
    expect(address).toBe(`${shop.url}/pictures/og.jpg`);
    expect(width).toBe('1200');
    const response = await fetchFrom(`${shop.url}/share/first-light.jpg`);
    expect(response.headers.get('location')).toBe(`${shop.url}/pictures/og.jpg`);
  });

  it('is the shop’s own when the storefront fails', async () => {
    const {address} = await shareImageTags('first-light');
    await shop.control.setFaults([{target: 'storefront', status: 500}]);
    const response = await fetchFrom(address);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${shop.url}/pictures/og.jpg`);
  });
});
