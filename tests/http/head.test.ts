import {describe, expect, it} from 'vitest';
import {htmlErrors} from '../support/html-errors';
import {graphOf, onlyOf} from '../support/schema-org';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

/** The values of one attribute, of all tags in the head that match the wanted attributes. */
function valuesOf(html: string, tag: string, wanted: Record<string, string>, name: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))]
    .map(([, text]) => {
      const attributes = [...text!.matchAll(/([\w:-]+)="([^"]*)"/g)];
      return Object.fromEntries(attributes.map(([, key, value]) => [key, value]));
    })
    .filter((attributes) =>
      Object.entries(wanted).every(([key, value]) => attributes[key] === value),
    )
    .map((attributes) => attributes[name]);
}

const robotsOf = (html: string) => valuesOf(html, 'meta', {name: 'robots'}, 'content');
const canonicalOf = (html: string) => valuesOf(html, 'link', {rel: 'canonical'}, 'href');

/** Every kind of indexable page, and the types of its structured data. */
const PAGES: readonly (readonly [path: string, ...types: string[]])[] = [
  ['/', 'WebSite', 'Organization', 'Person'],
  ['/collections/prints', 'CollectionPage', 'BreadcrumbList'],
  ['/collections/originals', 'CollectionPage', 'BreadcrumbList'],
  ['/product/first-light', 'Product', 'VisualArtwork', 'BreadcrumbList'],
  ['/product/island-pair', 'Product', 'VisualArtwork', 'BreadcrumbList'],
  ['/product/the-long-gale', 'VisualArtwork', 'BreadcrumbList'],
  ['/gallery', 'ImageGallery', 'BreadcrumbList'],
  ['/search', 'WebPage', 'BreadcrumbList'],
  ['/about', 'ProfilePage', 'BreadcrumbList', 'Person', 'Organization'],
  ['/contact', 'ContactPage', 'BreadcrumbList', 'Organization'],
  ['/commissions', 'WebPage', 'BreadcrumbList'],
  ['/newsletter', 'WebPage', 'BreadcrumbList'],
  ['/questions', 'FAQPage', 'BreadcrumbList'],
  ['/ai', 'WebPage', 'BreadcrumbList'],
  ['/order', 'WebPage', 'BreadcrumbList'],
  ['/pages/shipping', 'WebPage', 'BreadcrumbList'],
  ['/journal', 'Blog', 'BreadcrumbList'],
  ['/journal/why-the-knife', 'BlogPosting', 'BreadcrumbList'],
  ['/series/cold-wax', 'CollectionPage', 'BreadcrumbList'],
  ['/exhibitions', 'CollectionPage', 'BreadcrumbList', 'ExhibitionEvent', 'ExhibitionEvent'],
];

/** Pages that do not exist or duplicate another. */
const HIDDEN = [
  '/no/such/page',
  '/product/no-such-work',
  '/collections/everything',
  '/product/first-light/early-access',
  '/unsubscribe',
  '/journal/no-such-entry',
  '/search?q=lighthouse',
  '/shortlist',
  '/certificate',
  '/certificate/specimen?work=moon-road',
  '/certificate/mh-2026-000001-k7q2mx',
  '/cart/1:1',
];

describe.each(PAGES)('%s', (path, ...types) => {
  it('has a title, a description, a canonical URL, a share card, structured data, and no HTML error', async () => {
    const {html} = await shop.get(`${path}?utm_source=letter&fbclid=1`);
    const url = `${shop.url}${path === '/' ? '' : path}`;
    const [title] = /<title>([^<]+)<\/title>/.exec(html)?.slice(1) ?? [];
    expect(title).toMatch(/Maren Hallet Fine Art$/);
    const descriptions = valuesOf(html, 'meta', {name: 'description'}, 'content');
    expect(descriptions).toHaveLength(1);
    const [description] = descriptions;
    expect(description!.length).toBeGreaterThan(20);
    expect(description!.length).toBeLessThanOrEqual(155);
    expect(canonicalOf(html)).toEqual([url]);
    expect(valuesOf(html, 'link', {hrefLang: 'fr'}, 'href')).toEqual([
      `${shop.url}/fr${path === '/' ? '' : path}`,
    ]);
    expect(robotsOf(html)).toEqual(['index,follow,max-image-preview:large']);
    for (const [property, content] of [
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:site_name', 'Maren Hallet Fine Art'],
      ['og:locale', 'en_CA'],
    ]) {
      const contents = valuesOf(html, 'meta', {property: property!}, 'content');
      expect(contents, property).toEqual([content]);
    }
    const [image] = valuesOf(html, 'meta', {property: 'og:image'}, 'content');
    expect(image).toMatch(/^https?:\/\/.+\.(jpg|webp)/);
    expect(valuesOf(html, 'meta', {name: 'twitter:card'}, 'content')).toEqual([
      'summary_large_image',
    ]);
    expect(valuesOf(html, 'meta', {name: 'theme-color'}, 'content')).toHaveLength(1);
    expect(valuesOf(html, 'link', {type: 'application/atom+xml'}, 'href')).toEqual([
      '/feed.xml',
      ...(path.startsWith('/journal') ? ['/journal.xml'] : []),
    ]);
    expect(graphOf(html).map((node) => node['@type'])).toEqual(types);
    expect(await htmlErrors(html)).toEqual([]);
  });
});

describe('the head of', () => {
  it.each(HIDDEN)('%s has noindex, no structured data and no HTML error', async (path) => {
    const {html} = await shop.get(path);
    expect(robotsOf(html)).toEqual(['noindex,follow']);
    expect(html).not.toContain('application/ld+json');
    expect(await htmlErrors(html)).toEqual([]);
  });

  it.each([
    ['/collections/prints?sort=price-low&utm_source=x', '/collections/prints', false],
    ['/collections/prints?sort=price-low&direction=next&cursor=2', '/collections/prints', true],
    ['/gallery?work=fog-signal&show=32', '/gallery', false],
    ['/contact?subject=A%20question', '/contact', false],
    ['/product/first-light?size=12%C3%9716+in', '/product/first-light', false],
    ['/search?utm_source=x&kind=&q=red++boats', '/search?q=red+boats', true],
    ['/pages/whatever', '/pages/shipping', false],
  ])('%s has the canonical URL %s, and noindex: %s', async (path, canonical, isHidden) => {
    const {html} = await shop.get(path);
    expect(canonicalOf(html)).toEqual([`${shop.url}${canonical}`]);
    expect(robotsOf(html)[0]!.startsWith('noindex')).toBe(isHidden);
  });

  it('a shared work of the gallery has its title and picture', async () => {
    const {html} = await shop.get('/gallery?work=blue-hush');
    expect(valuesOf(html, 'meta', {property: 'og:title'}, 'content')[0]).toContain('Blue Hush');
    expect(valuesOf(html, 'meta', {property: 'og:image'}, 'content')[0]).toContain('/blue-hush-');
  });
});

describe('the structured data', () => {
  it('of the home page describes the search', async () => {
    const {potentialAction} = onlyOf(graphOf((await shop.get('/')).html), 'WebSite');
    expect(potentialAction).toEqual({
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${shop.url}/search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    });
  });

  it('lists a collection’s works by position and URL, and no prices', async () => {
    const page = onlyOf(graphOf((await shop.get('/collections/prints')).html), 'CollectionPage');
    const items = [...page.mainEntity!.itemListElement!];
    expect(page.mainEntity!.numberOfItems).toBe(items.length);
    expect(items.map(({position}) => position)).toEqual(items.map((_, index) => index + 1));
    expect(new Set(items.map(({url}) => url)).size).toBe(items.length);
    for (const {url} of items) expect(url).toMatch(`${shop.url}/product/`);
    expect(JSON.stringify(page)).not.toMatch(/price/i);
  });

  it('has the gallery’s pictures with their creator', async () => {
    const gallery = onlyOf(graphOf((await shop.get('/gallery')).html), 'ImageGallery');
    expect(gallery.associatedMedia).toHaveLength(16);
    for (const image of gallery.associatedMedia!) {
      expect(image.creditText).toBe('Maren Hallet');
      expect(image.creator!['@id']).toBe(gallery.creator!['@id']);
    }
    const first = await fetch(`${gallery.associatedMedia![0]!.contentUrl}`);
    expect(first.headers.get('content-type')).toBe('image/webp');
  });

  it('escapes the admin’s texts', async () => {
    const title = '</script><script>alert(1)</script>\u2028<!--';
    await shop.control.changeProduct('first-light', {title});
    const {html} = await shop.get('/product/first-light');
    expect(html).not.toContain('<script>alert(1)');
    expect(onlyOf(graphOf(html), 'Product').name).toBe(title);
    const script = /ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
    expect(script).not.toMatch(/[<>\u2028]/);
  });

  it('is only in the document, not in the route’s data', async () => {
    const {html} = await shop.get('/product/first-light');
    expect(html.match(/MerchantReturnNotPermitted/g)?.length).toBe(4);
    const {html: data} = await shop.get('/product/first-light.data');
    expect(data).toContain('First Light');
    expect(data).not.toContain('schema.org');
  });
});

describe('the HTML', () => {
  it.each([
    '/collections/prints?sort=price-low',
    '/gallery?work=fog-signal',
    '/gallery?show=60',
    '/unsubscribe?token=x',
  ])('of %s has no error', async (path) => {
    expect(await htmlErrors((await shop.get(path)).html)).toEqual([]);
  });
});
