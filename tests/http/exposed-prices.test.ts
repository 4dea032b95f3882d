import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {TRIES_EVERY_CASE} from '../support/every-case';
import {useSharedShop} from '../support/shared-shop';

const shop = useSharedShop();

const AT_ONCE = 6;
/** URLs of one kind that are opened besides those of the works with a planted price: all in `npm run test:long`. */
const MAX_OF_A_KIND = TRIES_EVERY_CASE ? 200 : 2;
const MAX_ADDRESSES = 5000;

/** An original, a print before its launch, and a print on sale. */
const [HIDDEN, COMING, SHOWN] = ['the-long-gale', 'red-hull', 'green-water'] as const;
const PLANTED = [HIDDEN, COMING, SHOWN];

/** Files without words. */
const BINARY = /\.(?:jpe?g|png|webp|avif|svg|ico|mp4|webm|woff2|js|css|glb|usdz|map)$/;

/** In each language, the routes without parameters, such as '/api/shop' and '/products.xml', and those of the planted works. */
function ownAddresses(): string[] {
  const names = readdirSync('app/routes').map((name) => name.replace(/\.tsx$/, ''));
  return (
    names
      .map((name) =>
        name
          .replace(/^\(\$locale\)\.?/, '')
          .replace(/_index$/, '')
          .split(/\.(?![^[]*\])/)
          .map((part) => part.replace(/[[\]]/g, '').replace(/_$/, ''))
          .join('/'),
      )
      .flatMap((path) =>
        path.includes('$handle') ? PLANTED.map((handle) => path.replace('$handle', handle)) : path,
      )
      // That page sells to whoever has its URL, which no other page may name.
      .filter((path) => !path.includes('$') && !path.endsWith('/early-access'))
      .concat('search?q=hull', 'api/suggestions?q=hull')
      .flatMap((path) => [`/${path}`, `/fr/${path}`])
  );
}

/** The same for all works, lists, carts …: '/product/*.md?size'. */
function kindOf({pathname, searchParams}: URL): string {
  const path = pathname.replace(/^((?:\/fr)?\/[^/]+\/)[^/.]+/, '$1*');
  return `${path}?${[...searchParams.keys()].sort().join('&')}`;
}

/** Every URL in a text: links, sitemaps, feeds, Markdown, JSON, and a cart with each size that it names. */
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

/** The response of every URL of the shop, by URL, starting from those that it names itself. */
async function crawl(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const kinds = new Map<string, number>();
  const known = new Set<string>();
  const waiting: string[] = [];

  function add(addresses: readonly string[], isOwn = false) {
    for (const address of addresses) {
      const url = new URL(address, shop.url);
      if (known.has(address) || BINARY.test(url.pathname)) continue;
      known.add(address);
      if (!isOwn && PLANTED.every((handle) => !url.pathname.includes(handle))) {
        const kind = kindOf(url);
        const count = kinds.get(kind) ?? 0;
        if (count >= MAX_OF_A_KIND) continue;
        kinds.set(kind, count + 1);
      }
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

  add(ownAddresses(), true);
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

/** At the rate of the embedded store. */
function inUsDollars(amount: string): string {
  return (Number(amount) * 0.73).toFixed(2);
}

it('no URL of the shop exposes a hidden price or the price of a launch', async () => {
  const [hidden, coming, shown] = ['48613.37', '27941.83', '36127.59'];
  await shop.control.changeProduct(HIDDEN, {price: hidden});
  await shop.control.changeProduct(COMING, {
    price: coming,
    metafields: {'custom.launch_at': new Date(Date.now() + 48 * 3_600_000).toISOString()},
  });
  await shop.control.changeProduct(SHOWN, {price: shown});
  const answers = await crawl();
  for (const amount of [hidden, coming]) {
    expect(urlsWith(amount, answers)).toEqual([]);
    expect(urlsWith(inUsDollars(amount), answers)).toEqual([]);
  }
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
      '/llms.txt',
      '/products.xml',
      '/fr/products.jsonl',
    ]),
  );
  expect(urlsWith(inUsDollars(shown), answers)).toContain('/product/green-water');
  for (const handle of [HIDDEN, COMING]) {
    expect(answers.get(`/product/${handle}.md`)).toMatch(/^# /);
  }
}, 900_000);
