import {beforeAll, describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';
import {startShop} from '../support/shop';

const KEY = 'Anna-by-the-window-7';
/** The first and the second metaobject that the controls make. */
const MADE = [1000, 1001].map((number) => `gid://shopify/Metaobject/${310_000_000_000 + number}`);

let original = '';
const shop = useSharedShop();
beforeAll(async () => {
  original = await productId('the-long-gale');
});

/** The id of a product, as its page names it for the shortlist. */
async function productId(handle: string): Promise<string> {
  const html = await (await fetch(`${shop.url}/product/${handle}`)).text();
  return `gid://shopify/Product/${/\/shortlist\?keep=(\d+)/.exec(html)?.[1]}`;
}

async function hang(fields: Record<string, string> = {}, work: Record<string, string> = {}) {
  await shop.control.setContent({
    metaobjects: [
      {type: 'viewing_work', handle: 'gale-for-anna', fields: {work: original, ...work}},
      {
        type: 'viewing',
        handle: 'anna',
        fields: {title: 'For Anna', key: KEY, works: JSON.stringify([MADE[0]]), ...fields},
      },
    ],
  });
}

async function open(key: string) {
  const response = await fetch(`${shop.url}/view/${key}`);
  return {status: response.status, headers: response.headers, html: await response.text()};
}

describe('a viewing', () => {
  it('shows its guest the works, the artist’s words and her price, and nobody else', async () => {
    await hang(
      {text: 'You asked about storms.', ends_at: '2099-12-24T12:00:00Z'},
      {price: '4200.0', note: 'It needs a wall of its own.'},
    );
    const {status, headers, html} = await open(KEY);
    expect(status).toBe(200);
    for (const words of ['For Anna', 'You asked about storms.', 'It needs a wall of its own.']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('CAD $4,200.00');
    expect(html).toContain('Open until');
    expect(html).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    const ask = /href="(\/contact\?[^"]+)"/.exec(html)![1]!;
    expect(decodeURIComponent(ask)).toContain('“The+Long+Gale”');
    expect(ask).toContain('work=the-long-gale');
    expect(ask).not.toContain('Anna');
    expect((await open('anna')).status).toBe(404);
    expect((await open(KEY.slice(0, -1))).status).toBe(404);
  });

  it('names no price that the shop hides, unless the artist names one', async () => {
    await hang();
    const {html} = await open(KEY);
    expect(html).toContain('The Long Gale');
    expect(html).not.toContain('CAD $');
  });

  it('shows what was sold meanwhile', async () => {
    await hang({}, {price: '4200'});
    await shop.control.changeProduct('the-long-gale', {available: false});
    const {html} = await open(KEY);
    expect(html).toContain('Sold');
    expect(html).not.toContain('Write to Me About It');
  });

  it('ends when it says', async () => {
    await hang({ends_at: '2020-01-01T00:00:00Z'});
    expect((await open(KEY)).status).toBe(404);
  });
});

it('the key of a viewing is tried thirty times an hour by one network', async () => {
  const own = await startShop();
  try {
    const statuses = [];
    for (let at = 0; at < 31; at += 1) {
      statuses.push((await fetch(`${own.url}/view/guess-number-${at}`)).status);
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await own.close();
  }
});
