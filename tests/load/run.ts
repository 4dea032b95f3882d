import autocannon, {type Result} from 'autocannon';
import {buildIfChanged} from '../../embedded/bin/build.mjs';
import {startShop, type Shop} from '../support/shop';
import {countFaults} from './faults';
import {journey} from './journey';
import {watchMemory, type Sample} from './memory';
import {nothingSent, sendForms, type Sent} from './senders';
import {ANSWERS, settledGrowth, type Growth} from './settled-growth';

/**
 * `npm run load`: see CONTRIBUTING.md. Each visitor asks for something every second. Ends with code 1 when anything failed or was lost.
 *
 * Of connection errors: the runtime closes a connection five seconds after its last answer, and resets one where a request
 * lies unread by then. In an overloaded run all 359 errors were such resets, each after five idle seconds; a
 * browser asks again by itself, autocannon counts an error. Since crowds wait in line (`embedded/front-worker.mjs`) there
 * are none.
 */
const PHASES = [
  {name: '200 visitors, first minute', visitors: 200, seconds: 60, mayBeSlow: false},
  {name: '200 visitors, second minute', visitors: 200, seconds: 60, mayBeSlow: false},
  {name: '1000 visitors, 10 s', visitors: 1000, seconds: 10, mayBeSlow: true},
];

/** One visitor in twenty fills in forms. */
const SENDERS = 1 / 20;

/** After the first minute the backend's memory may still breathe, but not grow. */
const BREATH = 1.15;

/**
 * The runtime lets its heap grow for long before it tidies up, whatever it answers with: for some 80,000 answers of the plainest
 * page, to 800 MB. So it is looked at when it is warm, beside as many answers in which none of the shop's code runs: pages may
 * cost half as much again as files, or some 8 kB each, which is one step of that growth.
 */
const GROWTH = {ratio: 1.5, megabytes: 64};

await buildIfChanged();
// The controls tell what was stored, and let many visitors come from one address; all else is as in production.
const shop = await startShop({
  env: {SHOP_CACHE: 'on', SHOP_SERVICE_WORKER: 'on'},
  nodeOptions: [],
});
const problems: string[] = [];
try {
  await run(shop);
} finally {
  await shop.close();
}
for (const problem of problems) console.error(problem);
console.info(problems.length === 0 ? '\nNothing failed, nothing was lost.' : '');
process.exit(problems.length === 0 ? 0 : 1);

async function run(shop: Shop) {
  const {url, pid, control, readOutput} = shop;
  const page = await (await fetch(`${url}/product/first-light`)).text();
  const merchandiseId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(page)?.[0] ?? '';
  const sent = nothingSent();
  const stopWatching = watchMemory(pid, ({second, backend, worker}) =>
    console.info(`${String(second).padStart(4)} s  backend ${backend} MB  worker ${worker} MB`),
  );
  for (const {name, visitors, seconds, mayBeSlow} of PHASES) {
    console.info(`\n▶ ${name}`);
    let next = 0;
    const senders = Math.round(visitors * SENDERS);
    const [result] = await Promise.all([
      autocannon({
        url,
        connections: visitors - senders,
        duration: seconds,
        connectionRate: 1,
        ignoreCoordinatedOmission: true,
        setupClient: (client) => client.setRequests(journey(merchandiseId, next++)),
      }),
      sendForms(url, {senders, seconds, sent}),
    ]);
    report(name, result, mayBeSlow);
    const faults = countFaults(readOutput());
    // A page that could not ask the storefront comes with status 200 too.
    if (faults.length > 0) problems.push(`${name}: the shop told of ${faults.join(', ')}`);
    const failures = sent.failures.splice(0);
    console.info(`forms        ${sent.count} sent so far, ${failures.length} failed in this phase`);
    if (!mayBeSlow && failures.length > 0) problems.push(`${name}: forms failed: ${failures[0]}`);
  }
  checkBackend(stopWatching());
  await checkSubmissions(sent, control);
  const startedAtMs = Date.now();
  const {status} = await fetch(`${url}/collections/prints`);
  console.info(`\nAfterwards a page is ${status} in ${Date.now() - startedAtMs} ms.`);
  if (status !== 200) problems.push('The shop did not come back.');
  checkWorker(await settledGrowth(shop, merchandiseId));
}

function report(name: string, result: Result, mayBeSlow: boolean) {
  const {requests, latency, errors, timeouts, non2xx, statusCodeStats} = result;
  const statuses = Object.entries(statusCodeStats).map(
    ([status, {count}]) => `${status} × ${count}`,
  );
  console.info(
    [
      `answers      ${requests.total} (${requests.average} a second): ${statuses.join(', ')}`,
      `latency      p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms, p99 ${latency.p99} ms, max ${latency.max} ms`,
      `errors       ${errors} (${timeouts} of them timeouts), other statuses than 2xx: ${non2xx}`,
    ].join('\n'),
  );
  const broken = errors - (mayBeSlow ? timeouts : 0) + non2xx;
  if (broken > 0) problems.push(`${name}: ${broken} answers failed`);
}

function checkBackend(samples: Sample[]) {
  const between = (from: number, to: number) =>
    mean(samples.filter(({second}) => second > from && second <= to).map(({backend}) => backend));
  const [before, after] = [between(45, 75), between(105, 122)];
  console.info(`memory of the backend after one minute ${before} MB, after two ${after} MB`);
  if (after > before * BREATH) problems.push('The backend’s memory grows');
}

function checkWorker({pages, files, failed}: Growth) {
  if (failed > 0) problems.push(`${failed} answers to a warm worker failed`);
  console.info(
    `memory of the warm worker: ${pages} MB more after ${ANSWERS} pages and carts, ${files} MB more after as many files`,
  );
  if (pages > Math.max(GROWTH.megabytes, files * GROWTH.ratio)) {
    problems.push('The worker keeps memory of its requests');
  }
}

function mean(numbers: number[]): number {
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
}

/** What was acknowledged must be stored; what failed for the visitor may be stored all the same. */
async function checkSubmissions({acknowledged}: Sent, control: Shop['control']) {
  const submissions = await control.submissions();
  for (const kind of ['newsletter', 'contact'] as const) {
    const stored = new Set(submissions[kind].map(({email}) => email));
    const lost = [...acknowledged[kind]].filter((email) => !stored.has(email));
    console.info(
      `${kind.padEnd(12)} acknowledged ${acknowledged[kind].size}, stored ${stored.size}, lost ${lost.length}`,
    );
    if (lost.length > 0) problems.push(`${lost.length} submissions of ${kind} were lost`);
    if (acknowledged[kind].size === 0) problems.push(`No submission of ${kind} was acknowledged`);
  }
}
