import {describe, expect, it, vi} from 'vitest';
import en from '~/words/en/server';
import {respondDocument} from './document-response';
import {robotsText} from './robots';
import {sitemap} from './sitemap';
import {escapeXml, textElement} from './xml';

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
    expect(sitemap(en, 'https://shop.example', [{path: '/x', changedAtMs: 0, images}])).toContain(
      '<url><loc>https://shop.example/x</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/x"/>' +
        '<xhtml:link rel="alternate" hreflang="fr" href="https://shop.example/fr/x"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/x"/>' +
        '<image:image><image:loc>https://shop.example/a.jpg</image:loc></image:image>' +
        '<image:image><image:loc>https://cdn.example/b.jpg?v=1&amp;width=2</image:loc></image:image></url>\n',
    );
    const changedAtMs = Date.parse('2026-01-02T03:04:05Z');
    expect(sitemap(en, 'https://shop.example', [{path: '/x', changedAtMs}])).toContain(
      '<lastmod>2026-01-02T03:04:05.000Z</lastmod>',
    );
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

describe('a document', () => {
  const write = async () => '<a></a>';

  it('has headers that let every cache store it', async () => {
    const response = await respondDocument({pagesMayBeStored: true}, 'application/xml', write);
    expect(await response.text()).toBe('<a></a>');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('oxygen-cache-control')).toMatch(/^public, max-age=\d+/);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('is not cached where caches are off', async () => {
    const {headers} = await respondDocument({pagesMayBeStored: false}, 'text/plain', write);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('oxygen-cache-control')).toBe(false);
  });

  it('is an uncached 503 when it cannot be written', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await respondDocument({pagesMayBeStored: true}, 'application/xml', () =>
      Promise.reject(new Error('No connection')),
    );
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    log.mockRestore();
  });
});
