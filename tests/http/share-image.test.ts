import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

/** A tag in the head of a product's page. */
async function tagOf(handle: string, property: string): Promise<string> {
  const {html} = await shop.get(`/product/${handle}`);
  const tag = new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`);
  return tag.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

const redirectOf = async (address: string) =>
  (await shop.get(address, {redirect: 'manual'})).headers.get('location');

describe('the share picture of a product', () => {
  it('has 1200 by 630 pixels and a URL of the page’s own origin, with alt text', async () => {
    for (const [property, content] of [
      ['og:image', new RegExp(`^${shop.url}/share/first-light\\.jpg\\?v=\\w+$`)],
      ['og:image:width', /^1200$/],
      ['og:image:height', /^630$/],
      ['og:image:alt', /lighthouse/i],
    ] as const) {
      expect(await tagOf('first-light', property)).toMatch(content);
    }
  });

  it('is the shop’s own when the product has no picture', async () => {
    await shop.control.changeProduct('first-light', {images: []});
    const own = `${shop.url}/pictures/og.jpg`;
    expect(await tagOf('first-light', 'og:image')).toBe(own);
    expect(await redirectOf('/share/first-light.jpg')).toBe(own);
  });

  it('is the shop’s own when the storefront fails', async () => {
    const address = await tagOf('first-light', 'og:image');
    await shop.control.setFaults([{target: 'storefront', status: 500}]);
    expect(await redirectOf(address)).toBe(`${shop.url}/pictures/og.jpg`);
  });

  it('redirects from an invented URL to its own', async () => {
    const address = await tagOf('tide-lines', 'og:image');
    const withoutVersion = '/share/tide-lines.jpg';
    for (const invented of [
      withoutVersion,
      `${withoutVersion}?v=1`,
      `${address}0`,
      `${address}&x=1`,
    ]) {
      expect(await redirectOf(invented)).toBe(address);
    }
  });

  it('is the plain picture while it cannot be drawn', async () => {
    const address = await tagOf('northern-choir', 'og:image');
    await shop.control.setFaults([{target: 'functions', drop: true}]);
    expect(await redirectOf(address)).toContain('/cdn/shop/files/northern-choir.jpg');
  });
});
