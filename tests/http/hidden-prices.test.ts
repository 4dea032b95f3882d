import {describe, expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const HOUR_MS = 3_600_000;
const KEY = 'd7f1b0a94c2e6835';
const PRICES = ['12.34', '1237.89'];
/** A guess that would tell which of the two it is. */
const BETWEEN = 620;

const shop = useSharedShop();

const get = async (path: string) => (await fetch(`${shop.url}${path}`)).text();

/** The works of a page in their order. */
const worksOf = (html: string) =>
  [...html.matchAll(/href="\/product\/([^"/?#]+)/g)].map(([, handle]) => handle);

/** A cursor like the storefront's, with which a visitor can ask for the works after a price. */
const forgedCursor = (dollars: number) =>
  encodeURIComponent(btoa(JSON.stringify({last_id: 0, last_value: dollars * 100, sort: 'PRICE'})));

/** Every work of an order by price, through the links of its pages. */
async function listAll(sort: string): Promise<(string | undefined)[]> {
  const works = [];
  let path: string | undefined = `/collections/prints?sort=${sort}`;
  while (path) {
    const html: string = await get(path);
    works.push(...worksOf(html));
    path = /href="([^"]+)"[^>]*>Show More Works</.exec(html)?.[1]?.replaceAll('&amp;', '&');
  }
  return works;
}

/** What a visitor without a key learns about a print, whatever its price. */
async function learn(handle: string) {
  const answers: Record<string, unknown> = {};
  for (const sort of ['price-low', 'price-high']) {
    answers[sort] = await listAll(sort);
    for (const direction of ['next', 'previous']) {
      const query = `sort=${sort}&direction=${direction}&cursor=${forgedCursor(BETWEEN)}`;
      answers[query] = worksOf(await get(`/collections/prints?${query}`));
    }
  }
  answers.search = worksOf(await get(`/search?q=${handle}&price=${BETWEEN}`)).includes(handle);
  for (const path of ['/products.xml', '/products.jsonl', '/feed.xml']) {
    answers[path] = (await get(path)).split(handle).length;
  }
  return answers;
}

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe('a hidden price', () => {
  it.each([
    [
      'of a keyed work before its launch',
      {'custom.launch_at': fromNow(48), 'custom.early_access_key': KEY},
    ],
    [
      'of a work that is only announced',
      {'custom.launch_at': fromNow(48), 'custom.early_access_at': fromNow(24)},
    ],
  ])(
    '%s changes nothing that a visitor sees, and no forged cursor finds it',
    async (_, metafields) => {
      const learnt = [];
      for (const price of PRICES) {
        await shop.control.changeProduct('first-light', {price, metafields});
        learnt.push(await learn('first-light'));
      }
      expect(learnt[0]).toEqual(learnt[1]);
      expect(learnt[0]).toHaveProperty('price-low', expect.arrayContaining(['first-light']));
      expect((learnt[0]?.['price-low'] as string[]).slice(-2)).toContain('first-light');
      expect((learnt[0]?.['price-high'] as string[]).slice(-2)).toContain('first-light');
    },
  );
});
