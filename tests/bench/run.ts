import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import autocannon from 'autocannon';
import lighthouse from 'lighthouse';
import {buildIfChanged} from '../../embedded/bin/build.mjs';
import {BROWSER_FLAGS, findBrowser, installBrowserIfMissing} from '../support/browser.mjs';
import {findFreePort} from '../support/free-port';
import {startShop} from '../support/shop';

/**
 * `npm run bench`: prints medians for the shop, and for each storefront of `--vs NAME=URL` (its pages in `--vs-paths`), and writes
 * every round to `bench.json`. `tests/bench/serve-build.ts` serves the build of another Hydrogen storefront.
 */
const {values} = parseArgs({
  options: {
    vs: {type: 'string', multiple: true, default: []},
    'vs-paths': {type: 'string'},
  },
});
/** Lighthouse visits per page. */
const VISITS = 5;
/** How often each page is measured under load, and for how long. */
const ROUNDS = 5;
const ROUND_SECONDS = 3;
const CONCURRENT_REQUESTS = 10;

let requests = 0;

/** `home=/,collection=/collections/prints`, or one `NAME=URL`. */
const readPairs = (text: string): [string, string][] =>
  text.split(',').map((pair) => {
    const [, name, place] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    if (!name || !place) throw new Error(`'${pair}' is not NAME=VALUE`);
    return [name, place];
  });

const PATHS = {home: '/', collection: '/collections/prints', product: '/product/first-light'};
const pathsOfOthers: Partial<Record<string, string>> = values['vs-paths']
  ? Object.fromEntries(readPairs(values['vs-paths']))
  : PATHS;

/** Lighthouse's results for a visit. */
interface Visit {
  performance: number;
  lcpMs: number;
  tbtMs: number;
}

/** `warm` adds a unique query parameter to each request, so that the page is rendered from cached queries; `cached` doesn't. */
type Kind = 'cached' | 'warm';

interface Measured {
  page: string;
  storefront: string;
  visits: Visit[];
  /** Requests per second of each round. */
  rates: Record<Kind, number[]>;
}

await buildIfChanged();
installBrowserIfMissing();
// As in production: without test controls, which change the behaviour.
const shop = await startShop({env: {EMBEDDED_CONTROL: '0', SHOP_CACHE: 'on'}, nodeOptions: []});
try {
  const measured: Measured[] = [];
  for (const [page, path] of Object.entries(PATHS)) {
    const addresses: [string, string][] = [
      ['shop', shop.url + path],
      ...values.vs
        .flatMap(readPairs)
        .map(([name, origin]): [string, string] => [
          name,
          new URL(pathsOfOthers[page] ?? path, origin).href,
        ]),
    ];
    measured.push(...(await measurePage(page, addresses)));
  }
  writeFileSync('bench.json', JSON.stringify(measured, null, 2));
  console.info("\nLighthouse's mobile preset, and requests per second: medians");
  console.table(measured.map(toRow));
} finally {
  await shop.close();
}

/** Measures the storefronts in turn, so that other load on the machine affects all alike. */
async function measurePage(page: string, addresses: [string, string][]): Promise<Measured[]> {
  const measured = addresses.map(([storefront, url]) => ({
    url,
    result: {page, storefront, visits: [], rates: {cached: [], warm: []}} as Measured,
  }));
  console.info(`${page}: Lighthouse, ${VISITS} times`);
  for (let run = 0; run < VISITS; run += 1) {
    for (const {url, result} of measured) result.visits.push(await visit(url));
  }
  console.info(`${page}: rates, ${ROUNDS} rounds of ${ROUND_SECONDS} s each`);
  // A runtime is slow until it has compiled its hot code: the first round is discarded.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const {url, result} of measured) {
      for (const kind of ['cached', 'warm'] as const) {
        const rate = await measureRate(url, kind);
        if (round > 0) result.rates[kind].push(rate);
      }
    }
  }
  return measured.map(({result}) => result);
}

function toRow({page, storefront, visits, rates}: Measured) {
  return {
    page,
    storefront,
    performance: median(visits.map(({performance}) => performance)),
    'LCP ms': Math.round(median(visits.map(({lcpMs}) => lcpMs))),
    'TBT ms': Math.round(median(visits.map(({tbtMs}) => tbtMs))),
    'cached req/s': Math.round(median(rates.cached)),
    'rendered req/s': Math.round(median(rates.warm)),
  };
}

/** The middle one, or the upper of the middle two. */
function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** A visit with Lighthouse's mobile preset, in a new browser. Rejects when Lighthouse fails twice. */
async function visit(url: string): Promise<Visit> {
  // Chromium occasionally records no trace, and Lighthouse then asks for another run.
  return await visitOnce(url).catch(() => visitOnce(url));
}

async function visitOnce(url: string): Promise<Visit> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      // The default estimates a slow phone from a fast visit, and counts scripts that a picture doesn't wait for.
      throttlingMethod: 'devtools',
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed at ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    const {audits, categories} = result.lhr;
    const milliseconds = (audit: string) => {
      const value = audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse measured no ${audit} at ${url}`);
      return value;
    };
    return {
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      lcpMs: milliseconds('largest-contentful-paint'),
      tbtMs: milliseconds('total-blocking-time'),
    };
  } finally {
    await browser.close();
  }
}

/** Requests per second, as fast as responses arrive, with gzip as in a browser. Rejects when a request failed. */
async function measureRate(url: string, kind: Kind): Promise<number> {
  const {origin, pathname, search} = new URL(url);
  const path = pathname + search;
  const newPath = () => `${path}${search ? '&' : '?'}bench=${process.pid}-${(requests += 1)}`;
  const result = await autocannon({
    url: origin,
    connections: CONCURRENT_REQUESTS,
    duration: ROUND_SECONDS,
    headers: {'accept-encoding': 'gzip', accept: 'text/html,*/*'},
    requests: [
      kind === 'warm' ? {setupRequest: (request) => ({...request, path: newPath()})} : {path},
    ],
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests of ${url} failed`);
  return result.requests.total / result.duration;
}
