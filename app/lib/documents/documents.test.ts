import {describe, expect, it, vi} from 'vitest';
import {documentHeaders, streamDocument} from './document-response';
import {robotsText} from './robots';
import {sitemap, sitemapEntry} from './sitemap';
import {escapeXml, textElement} from './xml';

async function* listOf<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

describe('text in XML', () => {
  it.each([
    ['a & b < c > "d" \'e\'', 'a &amp; b &lt; c &gt; &quot;d&quot; &apos;e&apos;'],
    ['tab\tand\nline', 'tab\tand\nline'],
    ['bell\u0007 null\u0000 half\ud83d', 'bell null half'],
    ['whole 🎨', 'whole 🎨'],
    [']]>', ']]&gt;'],
  ])('%j is escaped as %j', (text, written) => expect(escapeXml(text)).toBe(written));

  it('is an element, or empty without text', () => {
    expect(textElement('title', 'A&B')).toBe('<title>A&amp;B</title>');
    expect(textElement('title', '') + textElement('title', null)).toBe('');
  });
});

describe('the sitemap', () => {
  it('names a page with its change and its pictures', () => {
    const images = ['/a.jpg', 'https://cdn.example/b.jpg?v=1&width=2'];
    expect(sitemapEntry('https://shop.example', {path: '/x', changedAtMs: 0, images})).toBe(
      '<url><loc>https://shop.example/x</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/x"/>' +
        '<xhtml:link rel="alternate" hreflang="fr" href="https://shop.example/fr/x"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/x"/>' +
        '<image:image><image:loc>https://shop.example/a.jpg</image:loc></image:image>' +
        '<image:image><image:loc>https://cdn.example/b.jpg?v=1&amp;width=2</image:loc></image:image></url>\n',
    );
    const changedAtMs = Date.parse('2026-01-02T03:04:05Z');
    expect(sitemapEntry('https://shop.example', {path: '/x', changedAtMs})).toContain(
      '<lastmod>2026-01-02T03:04:05.000Z</lastmod>',
    );
  });

  it.each([
    [49_999, 50_000],
    [50_000, 50_000],
    [60_000, 50_000],
  ])('of %i works has %i entries with the last one', async (works, held) => {
    const half = Array<string>(Math.floor(works / 2)).fill('<url/>');
    const rest = Array<string>(works - half.length).fill('<url/>');
    const xml = await textOf(sitemap(listOf(half, rest), () => ['<url>last</url>']));
    expect(xml.match(/<url[/>]/g)).toHaveLength(held);
    expect(xml).toMatch(/<url>last<\/url><\/urlset>\n$/);
  });
});

describe('robots.txt', () => {
  it('names the sitemap, disallows what is no page, and allows every page', () => {
    const text = robotsText('https://shop.example');
    expect(text).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
    const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(
      ([, rule]) => new RegExp(`^${rule!.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`),
    );
    const isKeptAway = (path: string) => rules.some((rule) => rule.test(path));
    for (const path of [
      '/cart',
      '/api/time',
      '/unsubscribe?token=x',
      '/newsletter/confirm?token=x',
      '/collections/prints?sort=price-low',
      '/collections/prints?utm_source=x&sort=price-low',
      '/collections/prints?direction=next&cursor=abc',
    ]) {
      expect(isKeptAway(path), path).toBe(true);
    }
    for (const path of [
      '/',
      '/newsletter',
      '/collections/prints',
      '/product/cart',
      '/product/sea?size=8',
      '/a',
    ]) {
      expect(isKeptAway(path), path).toBe(false);
    }
  });
});

describe('a streamed document', () => {
  const context = {pagesMayBeStored: true};

  it('is complete, with headers that let every cache store it', async () => {
    const response = await streamDocument(context, 'application/xml', listOf('<a>', '</a>'));
    expect(await response.text()).toBe('<a></a>');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('oxygen-cache-control')).toMatch(/^public, max-age=\d+/);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('is not cached where caches are off', () => {
    const headers = documentHeaders({pagesMayBeStored: false}, 'text/plain');
    expect(headers['Cache-Control']).toBe('no-store');
    expect(headers).not.toHaveProperty('Oxygen-Cache-Control');
  });

  it('is an uncached 503 when the first part fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    // eslint-disable-next-line require-yield
    async function* broken(): AsyncGenerator<string> {
      throw new Error('No connection');
    }
    const response = await streamDocument(context, 'application/xml', broken());
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    log.mockRestore();
  });

  it('is aborted when a later part fails', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield '<urlset>';
      throw new Error('No connection');
    }
    const response = await streamDocument(context, 'application/xml', broken());
    await expect(response.text()).rejects.toThrow();
  });
});
