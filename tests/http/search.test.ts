import {describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

/** The page as a visitor without scripts gets it. */
async function search(query: string) {
  const page = await shop.get(`/search${query}`);
  const {main} = page;
  return {
    ...page,
    summary: /<div role="status"><h2[^>]*>(.*?)<\/h2>/.exec(main)?.[1]?.replaceAll('<!-- -->', ''),
    titles: [...main.matchAll(/<h3 translate="no"[^>]*>([^<]*)/g)].map(([, title]) => title),
  };
}

async function suggest(text: string): Promise<{path: string; title: string}[]> {
  const response = await fetch(`${shop.url}/api/suggestions?${new URLSearchParams({q: text})}`);
  expect(response.status).toBe(200);
  return response.json() as Promise<{path: string; title: string}[]>;
}

describe('a search in the seed', () => {
  it('shows its interpretation of the query, in its text and its fields', async () => {
    const {main, summary, titles} = await search('?q=blue+print+over+my+sofa+60+inches');
    expect(summary).toBe(
      `${titles.length} prints in blue, to hang over furniture 60 in (152 cm) wide`,
    );
    expect(main).toMatch(/<input[^>]*name="sofa"[^>]*value="60"/);
    expect(main).toMatch(/<input[^>]*name="q"[^>]*value=""/);
    expect(main).toMatch(/<input[^>]*name="colour"[^>]*checked=""[^>]*value="blue"/);
  });

  it('opens the size that suits the sofa, at its price', async () => {
    const {main} = await search('?q=breakthrough&sofa=60&unit=in&kind=prints');
    const card = /<article[\s\S]*?<\/article>/.exec(main)?.[0] ?? '';
    expect(card).toMatch(/href="\/product\/breakthrough\?size=32%C3%9740\+in"/);
    expect(pageText(card)).toContain('32 × 40 in');
    expect(pageText(card)).toContain('CAD $410.00');
    expect(pageText(card)).not.toContain('From CAD');
  });

  it.each([
    ['/search?q=shipping', '/pages/shipping'],
    ['/fr/search?q=livraison', '/fr/pages/shipping'],
  ])('%s has a link to %s above the works', async (path, target) => {
    const {html} = await shop.get(path);
    const [before = ''] = html.split('<div role="status">').slice(-1);
    expect(html.slice(html.indexOf('<main'), html.lastIndexOf(before))).toContain(
      `href="${target}"`,
    );
  });
});

describe('a search without scripts', () => {
  it('is a form that shows the query again, and cards with their price', async () => {
    const {main, summary, titles, text} = await search('?q=Red+hul&kind=&colour=&sofa=&price=');
    expect(main).toMatch(/<form[^>]*method="get"[^>]*action="\/search"/);
    expect(main).toContain('value="Red hul"');
    expect(summary).toBe('1 work for “Red hul”');
    expect(titles[0]).toBe('Red Hull');
    expect(text).toContain('From CAD $');
    expect(text).toContain('New Prints');
    // The result, and a full shelf without it.
    expect(titles).toHaveLength(5);
    expect(new Set(titles).size).toBe(5);
    expect(main).toContain('href="/product/red-hull"');
  });

  it('shows links when it is empty, and close matches when it finds nothing', async () => {
    const start = await search('');
    // The newest works.
    expect(start.titles).toHaveLength(4);
    expect(start.summary).toBeUndefined();
    expect(start.main).toContain('href="/search?q=Seascape"');
    const nothing = await search('?q=zeppelin+lighthouse&price=1');
    expect(nothing.status).toBe(200);
    expect(nothing.summary).toBe('No works for “zeppelin lighthouse”, up to CAD $1');
    expect(nothing.titles).toContain('First Light');
    expect(nothing.main).toContain('href="/search?q=zeppelin+lighthouse"');
    // The newest works, without those that can't be bought yet.
    expect(start.titles).toContain('Keeper of the Dark');
    const {titles} = await search('?q=zeppelin');
    expect(titles).toHaveLength(4);
    expect(titles).not.toContain('Keeper of the Dark');
  });

  it('escapes the words, and survives any parameter', async () => {
    const words = `<script>alert(1)</script>"'&`;
    const {html, status} = await search(`?${new URLSearchParams({q: words})}&page=-1&sofa=NaN&q=2`);
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert(1)');
    expect((await fetch(`${shop.url}/search/more`)).status).toBe(404);
  });

  it('has pages; a number after the last one shows the last', async () => {
    const first = await search('?kind=prints');
    expect(first.titles).toHaveLength(24);
    expect(first.main).toContain('href="/search?kind=prints&amp;page=2"');
    const last = await search('?kind=prints&page=99');
    expect(last.titles.length).toBeGreaterThan(0);
    expect(last.titles.filter((title) => first.titles.includes(title))).toEqual([]);
    expect(last.html).toContain(
      'rel="canonical" href="' + shop.url + '/search?kind=prints&amp;page=2"',
    );
  });
});

describe('the suggestions', () => {
  it('are at most six works, and none for a single character', async () => {
    expect(await suggest('sea')).toHaveLength(6);
    expect((await suggest('out of the f'))[0]).toEqual({
      path: '/product/out-of-the-fog',
      title: 'Out of the Fog',
      kind: 'Print',
      picture: expect.stringContaining('width=112'),
    });
    expect((await suggest('shipp'))[0]).toEqual({
      path: '/pages/shipping',
      title: 'Shipping: costs and times',
      kind: 'Page',
      picture: null,
    });
    expect(await suggest('s')).toEqual([]);
    expect(await suggest('zeppelin')).toEqual([]);
  });
});
