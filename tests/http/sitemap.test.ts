import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {startShop} from '../support/shop';
import {sitemapErrors} from '../support/xml-schema';

/** Three pages of the storefront's 250. */
const CATALOGUE_SIZE = 600;

const shop = await startShop({env: {EMBEDDED_CATALOGUE_SIZE: String(CATALOGUE_SIZE)}});
afterAll(() => shop.close());
beforeEach(() => shop.control.clearFaults());

async function getSitemap() {
  const response = await fetch(`${shop.url}/sitemap.xml`);
  const xml = await response.text();
  const entries = xml.split('<url>').slice(1);
  const textOf = (entry: string, name: string) =>
    [...entry.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!);
  return {
    response,
    xml,
    pages: entries.map((entry) => ({
      path: textOf(entry, 'loc')[0]!.slice(shop.url.length),
      lastmod: textOf(entry, 'lastmod')[0],
      images: textOf(entry, 'image:loc'),
    })),
  };
}

describe('the sitemap of several hundred works', () => {
  it('is valid and lists every work once, with its last change and its pictures', async () => {
    const {response, xml, pages} = await getSitemap();
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await sitemapErrors(xml)).toEqual([]);
    const works = pages.filter(({path}) => path.startsWith('/product/'));
    expect(works).toHaveLength(CATALOGUE_SIZE);
    expect(new Set(pages.map(({path}) => path)).size).toBe(pages.length);
    const firstLight = works.find(({path}) => path === '/product/first-light')!;
    expect(Date.parse(firstLight.lastmod!)).toBeLessThan(Date.now());
    expect(firstLight.images).toHaveLength(3);
    expect((await fetch(firstLight.images[0]!)).status).toBe(200);
  });

  it('lists the other public pages and no more', async () => {
    const {pages} = await getSitemap();
    const sold = pages.filter(({path}) => path.startsWith('/gallery/'));
    expect(sold).toHaveLength(60);
    expect(sold[0]!.images).toHaveLength(1);
    expect((await fetch(shop.url + sold[0]!.path)).status).toBe(200);
    const others = pages.filter(({path}) => !/^\/(product|gallery)\//.test(path));
    expect(others.map(({path}) => path).sort()).toEqual([
      '/',
      '/about',
      '/ai',
      '/collections/originals',
      '/collections/prints',
      '/commissions',
      '/contact',
      '/exhibitions',
      '/gallery',
      '/journal',
      '/journal/the-week-the-fog-stayed',
      '/journal/two-people-for-scale',
      '/journal/why-the-knife',
      '/newsletter',
      '/order',
      '/pages/privacy',
      '/pages/returns',
      '/pages/shipping',
      '/pages/terms',
      '/questions',
      '/series/after-dark',
      '/series/cold-wax',
    ]);
    for (const {path} of others) {
      const page = await fetch(`${shop.url}${path}`);
      expect(page.status, path).toBe(200);
      expect(page.redirected, path).toBe(false);
    }
    expect(others.find(({path}) => path === '/gallery')!.images).toHaveLength(60);
    const newest = (path: string) => others.find((page) => page.path === path)!.lastmod!;
    expect([newest('/collections/prints'), newest('/collections/originals')]).toContain(
      newest('/'),
    );
  });

  it('is never truncated, when the storefront fails after its first pages', async () => {
    await shop.control.setFaults([
      {target: 'storefront', delayMs: 0, times: 2},
      {target: 'storefront', status: 500},
    ]);
    const body = fetch(`${shop.url}/sitemap.xml`).then((response) => response.text());
    expect(await body.catch(() => 'broken off')).not.toContain('</urlset>');
  });
});
