import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {pageText} from '../support/page-text';
import {startShop} from '../support/shop';

const CATALOGUE_SIZE = 400;
const HOUR_MS = 3_600_000;

const shop = await startShop({
  env: {EMBEDDED_CATALOGUE_SIZE: String(CATALOGUE_SIZE), TZ: 'Asia/Kolkata'},
});
afterAll(() => shop.close());
beforeEach(() => shop.control.reset());

/** A page as a browser without JavaScript gets it. */
async function get(path: string) {
  const {address, status, html, text} = await shop.get(path);
  const articles = html.split('<article').slice(1);
  return {
    address: address.slice(shop.url.length),
    status,
    html,
    text,
    handles: articles.map((card) => /href="\/product\/([^"]+)"/.exec(card)?.[1] ?? ''),
    prices: articles.map((card) => Number(/CAD \$([\d,.]+)/.exec(card)?.[1]?.replace(',', ''))),
    card: (handle: string) =>
      pageText(`<article${articles.find((card) => card.includes(`"/product/${handle}"`)) ?? ''}`),
    link: (name: string) =>
      new RegExp(`href="([^"]+)"[^>]*>${name}<`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null,
    current: /aria-current="true"[^>]*>([^<]+)</.exec(html)?.[1],
  };
}

/** Every page of a collection, by following its pagination links. */
async function collectPages(path: string, linkName: string) {
  const pages = [await get(path)];
  for (let next = pages[0]!.link(linkName); next; next = pages.at(-1)!.link(linkName)) {
    pages.push(await get(next));
    expect(pages.length).toBeLessThan(20);
  }
  return pages;
}

describe('a collection without JavaScript', () => {
  it('lists every work in one of the two, through its pagination links, forwards and backwards', async () => {
    let total = 0;
    for (const [name, label] of [
      ['prints', 'Lowest price'],
      ['originals', 'Title, A to Z'],
    ] as const) {
      const {link} = await get(`/collections/${name}`);
      const pages = await collectPages(link(label)!, 'Show More Works');
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.every((page) => page.current === label)).toBe(true);
      const handles = pages.flatMap((page) => page.handles);
      expect(new Set(handles).size).toBe(handles.length);
      total += handles.length;

      const back = await collectPages(pages.at(-1)!.address, 'Show Previous Works');
      expect(back.reverse().flatMap((page) => page.handles)).toEqual(handles);
    }
    // Two titles are listed twice and merged, if they are on the same page.
    expect(total).toBeGreaterThanOrEqual(CATALOGUE_SIZE - 2);
    expect(total).toBeLessThanOrEqual(CATALOGUE_SIZE);
  });

  it('has filters, which sort links and pagination keep', async () => {
    const page = await get('/collections/prints?colour=blue&sofa=80&unit=in&sort=price-low');
    expect(page.text).toMatch(/\d+ prints in blue, to hang over furniture 80 in \(203 cm\) wide/);
    expect(page.link('Clear')).toBe('/collections/prints?sort=price-low');
    expect(page.link('Highest price')).toBe(
      '/collections/prints?colour=blue&sofa=80&unit=in&sort=price-high',
    );
    expect(page.html).toMatch(/<input type="hidden" name="sort" value="price-low"/);
    expect(page.html).toContain('name="robots" content="noindex');
    expect(page.handles.every((handle) => handle.includes('?size='))).toBe(true);
    expect(page.prices).toEqual(page.prices.toSorted((a, b) => a - b));
    // The collection's other colours are offered too, but none that it hasn't.
    expect(page.html).toMatch(/name="colour"[^>]*value="orange"/);
    expect(page.html).not.toMatch(/name="colour"[^>]*value="pink"/);

    const pages = await collectPages(
      '/collections/prints?orientation=landscape',
      'Show More Works',
    );
    const count = Number(/(\d+) prints, in landscape/.exec(pages[0]!.text)?.[1]);
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages.flatMap(({handles}) => handles)).size).toBe(count);
  });

  it('says when no work matches the filters, and offers no prices for originals', async () => {
    const none = await get('/collections/prints?price=1');
    expect(none.text).toContain('No prints, up to CAD $1');
    expect(none.text).toContain('No products found in this collection');
    const originals = await get('/collections/originals?price=1');
    expect(originals.handles.length).toBeGreaterThan(0);
    expect(originals.html).not.toContain('name="price"');
  });

  it('starts at the first page for an invalid cursor', async () => {
    const {address} = await get('/collections/prints?sort=price-low&direction=next&cursor=x');
    expect(address).toBe('/collections/prints?sort=price-low');
  });

  it.each([
    ['prints', 'Fine Art Prints', 'Museum-quality prints with free shipping to Canada and US'],
    ['originals', 'Original Paintings', 'One-of-a-kind originals with certificate of authenticity'],
  ])('%s have their title and subtitle', async (name, title, subtitle) => {
    const page = await get(`/collections/${name}`);
    expect(page.html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(page.text).toContain(subtitle);
  });

  it('shows a message when it is empty, and a retry when the storefront failed', async () => {
    await shop.control.setFaults([{target: 'storefront', status: 500}]);
    const page = await get('/collections/prints?sort=price-high');
    expect(page.text).toMatch(/can’t be reached right now.*No products found in this collection/);
    expect(page.link('Try Again')).toBe('/collections/prints?sort=price-high');
    expect(page.link('Start a Commission')).toBe('/commissions');
    expect(page.current).toBeUndefined();
    const {text} = await get('/collections/prints?colour=red');
    expect(text).toContain('The shop can’t be reached right now');
    expect(text).not.toContain('No prints in red');
  });
});

describe('a card', () => {
  it('shows every part of its work', async () => {
    await shop.control.changeProduct('first-light', {
      createdAt: '2090-01-01T00:00:00Z',
      description: 'The hour before the boats go out.',
      images: [],
      metafields: {'custom.ribbon': 'Last of its edition'},
      available: false,
    });
    const card = (await get('/collections/prints')).card('first-light');
    for (const part of [
      'First Light',
      'The hour before the boats go out.',
      'No Image',
      'Last of its edition',
      'Sold Out',
      'View Details',
      'CAD $',
    ]) {
      expect(card).toContain(part);
    }
  });

  it('excludes its title and price from translation', async () => {
    const {html} = await get('/collections/prints');
    expect(html).toMatch(/<h2 translate="no"[^>]*>First Light</);
    expect(html).toMatch(/<span translate="no">From <span[^>]*>CAD \$[\d.]+</);
  });
});

describe('a launch', () => {
  it('reveals the price from its instant on', async () => {
    const launchedAt = (ms: number) => ({
      'custom.launch_at': new Date(Date.now() + ms).toISOString(),
    });
    const fetchLaunched = async (handle: string) => {
      const response = await fetch(`${shop.url}/api/launched/${handle}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return JSON.stringify(await response.json());
    };
    await shop.control.changeProduct('first-light', {
      price: '45.00',
      metafields: launchedAt(HOUR_MS),
    });
    expect(await fetchLaunched('first-light')).toBe('null');
    await shop.control.changeProduct('first-light', {metafields: launchedAt(-1)});
    expect(await fetchLaunched('first-light')).toContain('"amount":"45.0');
    expect(await fetchLaunched('the-long-gale')).toBe('null');
    expect(await fetchLaunched('no-such-work')).toBe('null');
    await shop.control.setFaults([{target: 'storefront', status: 500}]);
    expect(await fetchLaunched('first-light')).toBe('null');
  });

  it('uses the shop’s clock, whose response is not cached', async () => {
    const before = Date.now();
    const response = await fetch(`${shop.url}/api/time`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const serverTime = Number(await response.text());
    expect(serverTime).toBeGreaterThanOrEqual(before);
    expect(serverTime).toBeLessThanOrEqual(Date.now());
  });
});

describe('the home page', () => {
  /** Handles of the works of a section, by the id of its heading. */
  const handlesOf = (html: string, heading: string) => {
    const [section = ''] = (html.split(`aria-labelledby="${heading}"`)[1] ?? '').split(
      '</section>',
    );
    return [...section.matchAll(/<article.*?href="\/product\/([^"]+)"/gs)].map(
      ([, handle]) => handle,
    );
  };

  it('shows the two exclusive works with their ribbons, and no other', async () => {
    const launch = new Date(Date.now() + HOUR_MS).toISOString();
    await shop.control.changeProduct('keeper-of-the-dark', {
      metafields: {'custom.launch_at': launch},
    });
    const page = await get('/');
    expect(handlesOf(page.html, 'exclusive-works')).toEqual(['santa', 'breakthrough']);
    expect(page.card('santa')).toContain('Seasonal—limited time');
    expect(page.text).toContain('Exclusive Works');
  });

  it('shows the only one that exists, and a message when there is none', async () => {
    await shop.control.removeProduct('santa');
    expect(handlesOf((await get('/')).html, 'exclusive-works')).toEqual(['breakthrough']);
    await shop.control.removeProduct('breakthrough');
    const page = await get('/');
    expect(handlesOf(page.html, 'exclusive-works')).toEqual([]);
    expect(page.text).toContain('No products found');
  });

  it('shows four of the newest prints, each title once, and four originals for sale', async () => {
    await shop.control.changeProduct('a-new-print', {
      title: 'A New Print',
      productType: 'Prints',
      price: '40.00',
      createdAt: '2090-01-01T00:00:00Z',
    });
    const {html, card, link} = await get('/');
    const prints = handlesOf(html, 'new-prints');
    expect(prints).toHaveLength(4);
    expect(prints[0]).toBe('a-new-print');
    expect(prints).not.toContain('santa');
    expect(link('All prints')).toBe('/collections/prints');
    const originals = handlesOf(html, 'from-the-easel');
    expect(originals).toHaveLength(4);
    for (const handle of originals) expect(card(handle!)).not.toMatch(/Sold Out|CAD/);
    expect(link('All originals')).toBe('/collections/originals');
  });

  it('features the artist’s choice with its price, and repeats it in no row', async () => {
    const {html} = await get('/');
    const hero = html.split('aria-labelledby="hero-title"')[1]!.split('</section>')[0]!;
    expect(hero).toContain('href="/product/first-light"');
    expect(pageText(hero)).toMatch(/First Light , 2023\. From CAD \$55\.00/);
    expect(handlesOf(html, 'new-prints')).not.toContain('first-light');
  });

  it('has the hero, the exclusive works, the artist and finally the priority members’ form', async () => {
    const page = await get('/');
    const sections = [
      'hero-title',
      'exclusive-works',
      'new-prints',
      'from-the-easel',
      'about-the-artist',
      'home-signup',
    ];
    const labels = [...page.html.matchAll(/<section aria-labelledby="([^"]+)"/g)];
    expect(labels.slice(0, sections.length).map(([, label]) => label)).toEqual(sections);
    expect(page.text).toContain('Art that speaks to the heart');
    expect(page.link('Shop Prints')).toBe('/collections/prints');
    expect(page.link('Shop Originals')).toBe('/collections/originals');
    for (const part of [
      'About the Artist',
      'Mission',
      'Vision',
      'Become a Priority Member',
      'first access to new drops and commission openings',
    ]) {
      expect(page.text).toContain(part);
    }
    expect(page.html).toMatch(/aria-labelledby="about-the-artist"[^>]*>\s*(<picture|<img)/);
    expect(page.html).toMatch(/href="\/about"[^>]*>Read About (<!-- -->)?\w+</);
  });
});
