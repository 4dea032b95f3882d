import {describe, expect, it, vi} from 'vitest';
import en from '~/words/en/server';
import {respondDocument} from './document-response';
import {type ContentUsage, contentUsageHeaders, readContentUsage} from './content-usage';
import {AI_AGENTS, robotsText} from './robots';
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
  it('names a page with its last change and its pictures', () => {
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
  it('names the sitemap, disallows what isn’t a page, and allows every page', () => {
    const text = robotsText('https://shop.example', readContentUsage(null));
    expect(text).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
    const [everybody = ''] = text.split('\n\n');
    const rules = [...everybody.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(
      ([, kind, rule = '']) => ({
        kind,
        length: rule.length,
        pattern: new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`),
      }),
    );
    // The longest rule applies (RFC 9309, 2.2.2).
    const isKeptAway = (path: string) =>
      rules
        .filter(({pattern}) => pattern.test(path))
        .sort((one, other) => other.length - one.length)[0]?.kind === 'Disallow';
    for (const path of [
      '/cart',
      '/api/time',
      '/fr/api/shop',
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
      '/api/ucp/mcp',
      '/fr/api/ucp/mcp',
      '/product/cart',
      '/product/sea?size=8',
      '/a',
    ]) {
      expect(isKeptAway(path), path).toBe(false);
    }
  });
});

describe('the use of the shop by AI', () => {
  const DEFAULTS = readContentUsage(null);

  /** Whether an agent may fetch a page: its own group applies, or else that of `*` (RFC 9309, 2.2.1). */
  function mayFetch(text: string, agent: string): boolean {
    const groups = text.split('\n\n').map((group) => group.split('\n'));
    const named = groups.filter((lines) => lines.includes(`User-agent: ${agent}`));
    const [own = groups[0]!] = named;
    expect(named.length, agent).toBeLessThan(2);
    return !own.includes('Disallow: /');
  }

  it('includes search and answers by default, but not training', () => {
    const text = robotsText('https://shop.example', DEFAULTS);
    for (const agent of ['GPTBot', 'ClaudeBot', 'Google-Extended', 'Applebot-Extended', 'CCBot']) {
      expect(mayFetch(text, agent), agent).toBe(false);
    }
    for (const agent of ['Googlebot', 'Bingbot', 'OAI-SearchBot', 'ChatGPT-User', 'Claude-User']) {
      expect(mayFetch(text, agent), agent).toBe(true);
    }
    expect(text).toMatch(
      /^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nContent-Usage: search=y, train-ai=n$/m,
    );
    expect(contentUsageHeaders(DEFAULTS)).toEqual({
      'Content-Signal': 'search=yes, ai-input=yes, ai-train=no',
      'Content-Usage': 'search=y, train-ai=n',
    });
  });

  it.each<[keyof ContentUsage, string, string, boolean]>([
    ['search', 'hide_from_search', 'true', false],
    ['answers', 'hide_from_answers', 'true', false],
    ['training', 'allow_training', 'true', true],
    ['training', 'allow_training', 'false', false],
  ])('%s follows the artist’s %s: %s', (purpose, key, value, isAllowed) => {
    const usage = readContentUsage({fields: [{key, value}]});
    const text = robotsText('https://shop.example', usage);
    expect(usage).toEqual({...DEFAULTS, [purpose]: isAllowed});
    for (const agent of AI_AGENTS[purpose]) expect(mayFetch(text, agent), agent).toBe(isAllowed);
    expect(mayFetch(text, 'Googlebot')).toBe(true);
    expect(contentUsageHeaders(usage)['X-Robots-Tag']).toBe(
      purpose === 'search' ? 'noindex' : undefined,
    );
  });
});

describe('a document', () => {
  const write = async () => '<a></a>';

  it('has headers that let every cache store it', async () => {
    const response = await respondDocument({isCacheOn: true}, 'application/xml', write);
    expect(await response.text()).toBe('<a></a>');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('oxygen-cache-control')).toMatch(/^public, max-age=\d+/);
  });

  it('isn’t cached when caches are off', async () => {
    const {headers} = await respondDocument({isCacheOn: false}, 'text/plain', write);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('oxygen-cache-control')).toBe(false);
  });

  it('is a 503 when it can’t be built', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await respondDocument({isCacheOn: true}, 'application/xml', () =>
      Promise.reject(new Error('No connection')),
    );
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.has('cache-control')).toBe(false);
    log.mockRestore();
  });
});
