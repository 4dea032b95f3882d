import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {buildIfChanged} from '../../embedded/bin/build.mjs';
import {installBrowserIfMissing} from '../support/browser.mjs';
import {startShop} from '../support/shop';
import {visit, type Visit} from './lighthouse';
import {measureRate, type Target} from './rate';

/**
 * `npm run bench`: prints medians for the shop, and for each storefront of `--vs NAME=URL` (its pages in `--vs-paths`), and writes
 * every round to `bench.json`. `tests/bench/serve-build.ts` serves the build of another Hydrogen storefront.
 */
const {values} = parseArgs({
  options: {
    /** Lighthouse visits per page. */
    runs: {type: 'string', default: '5'},
    /** How often each page is measured under load, and for how many seconds. */
    rounds: {type: 'string', default: '5'},
    seconds: {type: 'string', default: '3'},
    /** Concurrent requests. */
    connections: {type: 'string', default: '10'},
    vs: {type: 'string', multiple: true, default: []},
    'vs-paths': {type: 'string'},
  },
});
const rounds = Number(values.rounds);
const load = {seconds: Number(values.seconds), connections: Number(values.connections)};

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

interface Measured {
  page: string;
  storefront: string;
  visits: Visit[];
  /** Requests per second of each round. */
  rates: Record<Target['kind'], number[]>;
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
  writeFileSync('bench.json', JSON.stringify({options: values, measured}, null, 2));
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
  console.info(`${page}: Lighthouse, ${values.runs} times`);
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const {url, result} of measured) result.visits.push(await visit(url));
  }
  console.info(`${page}: rates, ${rounds} rounds of ${load.seconds} s each`);
  // A runtime is slow until it has compiled its hot code: the first round is discarded.
  for (let round = 0; round <= rounds; round += 1) {
    for (const {url, result} of measured) {
      for (const kind of ['cached', 'warm'] as const) {
        const rate = await measureRate({url, kind}, load);
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
