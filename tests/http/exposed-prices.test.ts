import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

const AT_ONCE = 6;
/** Queries of a page, such as sizes or sort orders, that are followed. */
const MAX_QUERIES = 2;
const MAX_ADDRESSES = 3000;

/** Files without words. */
const BINARY = /\.(?:jpe?g|png|webp|avif|svg|ico|mp4|webm|woff2|js|css|glb|usdz|map)$/;

/** The routes without parameters, such as '/api/shop' and '/products.xml', in each language. */
function ownAddresses(): string[] {
  const names = readdirSync('app/routes').map((name) => name.replace(/\.tsx$/, ''));
  return names
    .filter((name) => !name.replace('($locale)', '').includes('$'))
    .flatMap((name) => {
      const path = name
        .replace(/^\(\$locale\)\.?/, '')
        .replace(/_index$/, '')
        .split(/\.(?![^[]*\])/)
        .map((part) => part.replace(/[[\]]/g, '').replace(/_$/, ''))
        .join('/');
      return [`/${path}`, `/fr/${path}`];
    });
}

/** Every address in a text: links, sitemaps, feeds, Markdown, JSON, and a cart with each size that it names. */
function addressesIn(text: string, base: string): string[] {
  const plain = text.replaceAll('&amp;', '&').replaceAll('\\/', '/');
  const found = [
    ...plain.matchAll(/(?:["'(]|[<>](?=http)|^Sitemap: )((?:https?:\/)?\/[^\s"'()<>\\]*)/gm),
  ];
  const sizes = [...plain.matchAll(/ProductVariant\/(\d+)/g)].map(([, id]) => `/cart/${id}:1`);
  return [...found.map(([, address = '']) => address), ...sizes]
    .filter((address) => URL.canParse(address, base))
    .map((address) => new URL(address, base))
    .filter(({origin}) => origin === new URL(shop.url).origin)
    .map(({pathname, search}) => pathname + search);
}

/** What every address of the shop answers, by address, from those that it names itself. */
async function crawl(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const queries = new Map<string, number>();
  const known = new Set<string>();
  const waiting: string[] = [];

  function add(addresses: readonly string[]) {
    for (const address of addresses) {
      const {pathname, search} = new URL(address, shop.url);
      if (known.has(address) || BINARY.test(pathname)) continue;
      known.add(address);
      const count = queries.get(pathname) ?? 0;
      if (search && count === MAX_QUERIES) continue;
      if (search) queries.set(pathname, count + 1);
      waiting.push(address);
    }
  }

  async function visit(address: string) {
    const response = await fetch(shop.url + address, {redirect: 'manual'});
    const text = await response.text();
    answers.set(address, text);
    const location = response.headers.get('location');
    add(addressesIn(location ? `"${location}" ${text}` : text, shop.url + address));
    // What Remix sends when the page is opened by a link.
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const {pathname, search} = new URL(address, shop.url);
    if (isPage && !pathname.endsWith('.data'))
      add([`${pathname === '/' ? '/_root' : pathname}.data${search}`]);
  }

  add(['/', '/robots.txt', ...ownAddresses()]);
  while (waiting.length > 0) {
    await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
    expect(answers.size).toBeLessThan(MAX_ADDRESSES);
  }
  return answers;
}

/** The URLs whose response contains an amount of five digits, in any format. */
function urlsWith(amount: string, answers: ReadonlyMap<string, string>): string[] {
  const [dollars = '', cents = ''] = amount.split('.');
  const separated = `${dollars.slice(0, 2)}[\\s,.\u00a0\u202f]?${dollars.slice(2)}`;
  const written = new RegExp(`(?<!\\d)${separated}(?:[.,]?${cents})?(?!\\d)`);
  return [...answers].filter(([, text]) => written.test(text)).map(([address]) => address);
}

it('exposes a hidden price and a launch’s price at none of the shop’s URLs', async () => {
  const [hidden, coming, shown] = ['48613.37', '27941.83', '36127.59'];
  await shop.control.changeProduct('the-long-gale', {price: hidden});
  await shop.control.changeProduct('red-hull', {
    price: coming,
    metafields: {'custom.launch_at': new Date(Date.now() + 48 * 3_600_000).toISOString()},
  });
  await shop.control.changeProduct('green-water', {price: shown});
  const answers = await crawl();
  expect(urlsWith(hidden, answers)).toEqual([]);
  expect(urlsWith(coming, answers)).toEqual([]);
  // The crawl would have found them.
  expect(urlsWith(shown, answers)).toEqual(
    expect.arrayContaining([
      '/collections/prints',
      '/collections/prints.data',
      '/product/green-water',
      '/product/green-water.data',
      '/product/green-water.md',
      '/fr/product/green-water.md',
      '/agents.md',
      '/products.xml',
      '/fr/products.jsonl',
    ]),
  );
  for (const handle of ['the-long-gale', 'red-hull']) {
    expect(answers.get(`/product/${handle}.md`)).toMatch(/^# /);
  }
}, 900_000);
