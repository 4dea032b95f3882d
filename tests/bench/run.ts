import {writeFileSync} from 'node:fs';
import {execPath} from 'node:process';
import {runOrExit} from '../../embedded/bin/run.mjs';
import {installBrowserIfMissing} from '../support/browser.mjs';
import {startShop} from '../support/shop';
import {PAGES, parseBenchArguments} from './arguments';
import {visit, type Visit} from './lighthouse';
import {measureRate, type Target} from './rate';
import {startBuild, type ServedBuild} from './served-build';

type RatesOfPage = {target: Target; perSecond: number[]}[];
type VisitsOfPage = {storefront: string; visits: Visit[]}[];

/** `npm run bench`: see CONTRIBUTING.md. Prints the medians and writes every round to `bench.json`. */
const options = parseBenchArguments();
installBrowserIfMissing();
if (options.build) await runOrExit(execPath, ['embedded/bin/build.mjs']);

// As in production: without test controls, which change the behaviour.
const shop = await startShop({env: {EMBEDDED_CONTROL: '0', SHOP_CACHE: 'on'}, nodeOptions: []});
const builds: ServedBuild[] = [];
try {
  const storefronts = [{name: 'shop', origin: shop.url, paths: PAGES}];
  for (const {name, place, isBuild, paths} of options.others) {
    if (isBuild) builds.push(await startBuild(place, shop));
    const origin = isBuild ? builds.at(-1)!.origin : new URL(place).origin;
    storefronts.push({name, origin, paths});
  }
  const rates: Record<string, RatesOfPage> = {};
  const visits: Record<string, VisitsOfPage> = {};
  for (const page of Object.keys(PAGES)) {
    console.info(`${page}: Lighthouse, ${options.runs} times`);
    const addresses = storefronts.map(({name, origin, paths}) => ({
      storefront: name,
      url: origin + paths[page],
    }));
    visits[page] = addresses.map(({storefront}) => ({storefront, visits: []}));
    for (let run = 0; run < options.runs; run += 1) {
      for (const [index, {url}] of addresses.entries()) {
        visits[page][index]!.visits.push(await visit(url));
      }
    }
    console.info(`${page}: rates, ${options.rounds} rounds of ${options.seconds} s each`);
    const targets = addresses.flatMap((address): Target[] => [
      {...address, kind: 'cached'},
      {...address, kind: 'warm'},
    ]);
    rates[page] = await measureInTurn(targets);
  }
  writeFileSync('bench.json', JSON.stringify({options, rates, visits}, null, 2));
  console.info(
    '\nRequests per second, medians. shop ÷ this: the median of the ratios of each round',
  );
  console.table(Object.entries(rates).flatMap(([page, ofPage]) => rateRows(page, ofPage)));
  console.info("Lighthouse's mobile preset, medians");
  console.table(Object.entries(visits).flatMap(([page, ofPage]) => visitRows(page, ofPage)));
} finally {
  for (const build of builds) build.close();
  await shop.close();
}

/**
 * Measures each target in turn, so that other load on the machine affects all of them. An extra round runs first and is
 * discarded, because a runtime is slow until it has compiled its hot code.
 */
async function measureInTurn(targets: readonly Target[]) {
  const measured = targets.map((target) => ({target, perSecond: [] as number[]}));
  for (let round = 0; round <= options.rounds; round += 1) {
    for (const {target, perSecond} of measured) {
      const rate = await measureRate(target, options);
      if (round > 0) perSecond.push(rate);
    }
  }
  return measured;
}

function rateRows(page: string, measured: RatesOfPage) {
  return measured.map(({target: {storefront, kind}, perSecond}) => {
    const own = measured.find(({target}) => target.storefront === 'shop' && target.kind === kind)!;
    // Both share a round's noise, which a ratio of medians would not cancel.
    const ratios = perSecond.map((rate, round) => own.perSecond[round]! / rate);
    return {
      page,
      storefront,
      kind,
      'req/s': Math.round(median(perSecond)),
      'shop ÷ this': Number(median(ratios).toFixed(2)),
    };
  });
}

function visitRows(page: string, measured: VisitsOfPage) {
  return measured.map(({storefront, visits}) => ({
    page,
    storefront,
    performance: median(visits.map(({performance}) => performance)),
    'LCP ms': Math.round(median(visits.map(({lcpMs}) => lcpMs))),
    'TBT ms': Math.round(median(visits.map(({tbtMs}) => tbtMs))),
  }));
}

/** The middle one, or the upper of the middle two. */
function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
