import autocannon, {type Result} from 'autocannon';
import {buildIfChanged} from '../../embedded/bin/build.mjs';
import {startShop, type Shop} from '../support/shop';
import {countFaults} from './faults';
import {journey} from './journey';
import {sampleMemory, type Sample} from './memory';
import {createSent, sendForms, type Sent} from './senders';
import {RESPONSES, measureWarmGrowth, type Growth} from './warm-growth';

/**
 * `npm run load`: see CONTRIBUTING.md. Each visitor sends a request every second. Exits with code 1 when anything failed or was lost.
 *
 * On connection errors: the runtime closes a connection five seconds after its last response, and resets it when a request is
 * unread by then. In an overloaded run all 359 errors were such resets, each after five idle seconds. A browser retries by
 * itself, autocannon counts an error. Since excess requests are queued (`embedded/front-worker.mjs`) there are none.
 */
const PHASES = [
  {name: '200 visitors, first minute', visitors: 200, seconds: 60, mayBeSlow: false},
  {name: '200 visitors, second minute', visitors: 200, seconds: 60, mayBeSlow: false},
  {name: '1000 visitors, 10 s', visitors: 1000, seconds: 10, mayBeSlow: true},
];

/** One visitor in twenty fills in forms. */
const SENDER_SHARE = 1 / 20;

/** After the first minute the backend's memory may vary by this factor. */
const MAX_BACKEND_GROWTH = 1.15;

/**
 * The runtime's heap grows for long before a garbage collection, whatever it serves: for about 80,000 responses of the simplest
 * page, to 800 MB. So a warm worker is measured, and compared with as many responses that run none of the shop's code. Pages
 * may need 1.5 times the memory of files, or about 8 kB each, which is one step of that growth.
 */
const MAX_WORKER_GROWTH = {ratio: 1.5, megabytes: 64};

await buildIfChanged();
// The test controls return what was stored and switch off the rate limits; everything else is as in production.
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
  const sent = createSent();
  const stopSampling = sampleMemory(pid, ({second, backend, worker}) =>
    console.info(`${String(second).padStart(4)} s  backend ${backend} MB  worker ${worker} MB`),
  );
  for (const {name, visitors, seconds, mayBeSlow} of PHASES) {
    console.info(`\n▶ ${name}`);
    let next = 0;
    const senders = Math.round(visitors * SENDER_SHARE);
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
    // A page whose storefront query failed has status 200 too.
    if (faults.length > 0) problems.push(`${name}: the shop told of ${faults.join(', ')}`);
    const failures = sent.failures.splice(0);
    console.info(`forms        ${sent.count} sent so far, ${failures.length} failed in this phase`);
    if (!mayBeSlow && failures.length > 0) problems.push(`${name}: forms failed: ${failures[0]}`);
  }
  checkBackend(stopSampling());
  await checkSubmissions(sent, control);
  const startedAtMs = Date.now();
  const {status} = await fetch(`${url}/collections/prints`);
  console.info(`\nAfterwards a page is ${status} in ${Date.now() - startedAtMs} ms.`);
  if (status !== 200) problems.push('The shop did not come back.');
  checkWorker(await measureWarmGrowth(shop, merchandiseId));
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
  if (after > before * MAX_BACKEND_GROWTH) problems.push('The backend’s memory grows');
}

function checkWorker({pages, files, failed}: Growth) {
  if (failed > 0) problems.push(`${failed} answers to a warm worker failed`);
  console.info(
    `memory of the warm worker: ${pages} MB more after ${RESPONSES} pages and carts, ${files} MB more after as many files`,
  );
  if (pages > Math.max(MAX_WORKER_GROWTH.megabytes, files * MAX_WORKER_GROWTH.ratio)) {
    problems.push('The worker keeps memory of its requests');
  }
}

function mean(numbers: number[]): number {
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);
}

/** Everything acknowledged must be stored. What failed for the visitor may be stored nevertheless. */
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
