import {beforeAll, describe, expect, it} from 'vitest';
import {expectPrivate} from '../support/private-pages';
import {useSharedShop} from '../support/shared-shop';
import {startShop} from '../support/shop';

const KEY = 'Anna-by-the-window-7';
let original = '';
let print = '';
const shop = useSharedShop();
beforeAll(async () => {
  original = await shop.productId('the-long-gale');
  print = await shop.productId('red-hull');
});

function hang(fields: Record<string, string> = {}) {
  const viewing = {title: 'For Anna', key: KEY, products: JSON.stringify([original]), ...fields};
  return shop.control.setMetaobjects(['viewing', viewing, 'anna']);
}

const open = (key: string) => shop.get(`/view/${key}`);

describe('a viewing', () => {
  it('shows the works and the artist’s words to its guest, and to nobody else', async () => {
    await hang({
      text: 'You asked about storms.',
      notes: 'It needs a wall of its own. CAD $4,200.',
      ends_at: '2099-12-24T12:00:00Z',
    });
    await expectPrivate(shop, `${shop.url}/view/${KEY}`);
    const {html} = await open(KEY);
    for (const words of ['For Anna', 'You asked about storms.', 'of its own. CAD $4,200.']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('Open until');
    expect(html).toContain('noindex');
    const ask = /href="(\/contact\?[^"]+)"/.exec(html)![1]!;
    expect(decodeURIComponent(ask)).toContain('“The+Long+Gale”');
    expect(ask).toContain('work=the-long-gale');
    expect(ask).not.toContain('Anna');
    expect((await open('anna')).status).toBe(404);
    expect((await open(KEY.slice(0, -1))).status).toBe(404);
  });

  it('shows no price that the shop hides', async () => {
    await hang();
    const {html} = await open(KEY);
    expect(html).toContain('The Long Gale');
    expect(html).not.toContain('CAD $');
  });

  it('puts each note beside its work, even when another has left the shop', async () => {
    await hang({
      products: JSON.stringify([await shop.productId('first-light'), original, print]),
      notes: 'For the hall.\n\n–\n\nFor the stairs.',
    });
    await shop.control.removeProduct('first-light');
    const {html, main} = await open(KEY);
    expect(html).not.toContain('For the hall.');
    const [, gale = '', hull = ''] = main.split('<li');
    expect(gale).toContain('The Long Gale');
    expect(gale).not.toMatch(/For the|–/);
    expect(hull).toContain('Red Hull');
    expect(hull).toContain('For the stairs.');
  });

  it('opens after two dozen others', async () => {
    const others = Array.from({length: 24}, (_, at) => {
      return ['viewing', {key: `key-of-${at}`}, `other-${at}`] satisfies [string, object, string];
    });
    await shop.control.setMetaobjects(['viewing', {key: KEY}, 'anna'], ...others);
    expect((await open(KEY)).status).toBe(200);
  });

  it('ends on its date', async () => {
    await hang({ends_at: '2020-01-01T00:00:00Z'});
    expect((await open(KEY)).status).toBe(404);
  });
});

it('one network can try thirty viewing keys an hour', async () => {
  const own = await startShop();
  try {
    const statuses = [];
    for (let at = 0; at < 31; at += 1) {
      statuses.push((await own.get(`/view/guess-number-${at}`)).status);
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
    const {headers, main} = await own.get('/view/guess-number-31');
    expect(headers.get('retry-after')).toBe('3600');
    expect(main).toContain('Please try again in an hour.');
    expect(main).not.toContain('<a');
  } finally {
    await own.close();
  }
});
