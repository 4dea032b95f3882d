import autocannon, {type Result} from 'autocannon';
import {buildWhatIsMissing} from '../../embedded/bin/build.mjs';
import {startShop, type Shop} from '../support/shop';
import {watchMemory, type Sample} from './memory';
import {journey} from './journey';
import {nothingSent, sendForms, type Sent} from './senders';

/** `npm run load`: see README. Each visitor asks for something every second. Ends with code 1 when anything failed or was lost. */
const PHASES = [
  {name: '200 visitors, first minute', visitors: 200, seconds: 60, mayBeSlow: false},
  {name: '200 visitors, second minute', visitors: 200, seconds: 60, mayBeSlow: false},
  {name: '1000 visitors, 10 s', visitors: 1000, seconds: 10, mayBeSlow: true},
];

/** One visitor in twenty fills in forms. */
const SENDERS = 1 / 20;

/** After the first minute memory may still breathe, but not grow. */
const GROWTH_LIMIT = 1.15;

await buildWhatIsMissing();
// The controls tell what was stored, and let many visitors come from one address; all else is as in production.
const shop = await startShop({env: {SHOP_CACHE: 'on', SHOP_SERVICE_WORKER: 'on'}});
const problems: string[] = [];
try {
  await run(shop);
} finally {
  await shop.close();
}
for (const problem of problems) console.error(problem);
console.info(problems.length === 0 ? '\nNothing failed, nothing was lost.' : '');
process.exit(problems.length === 0 ? 0 : 1);

async function run({url, pid, control}: Shop) {
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
    const failures = sent.failures.splice(0);
    console.info(`forms        ${sent.count} sent so far, ${failures.length} failed in this phase`);
    if (!mayBeSlow && failures.length > 0) problems.push(`${name}: forms failed: ${failures[0]}`);
  }
  checkMemory(stopWatching());
  await checkSubmissions(sent, control);
  const startedAtMs = Date.now();
  const {status} = await fetch(`${url}/collections/prints`);
  console.info(`\nAfterwards a page is ${status} in ${Date.now() - startedAtMs} ms.`);
  if (status !== 200) problems.push('The shop did not come back.');
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

function checkMemory(samples: Sample[]) {
  for (const part of ['backend', 'worker'] as const) {
    const between = (from: number, to: number) =>
      mean(
        samples.filter(({second}) => second > from && second <= to).map((sample) => sample[part]),
      );
    const [before, after] = [between(45, 75), between(105, 122)];
    console.info(`memory of the ${part} after one minute ${before} MB, after two ${after} MB`);
    if (after > before * GROWTH_LIMIT) problems.push(`The ${part}'s memory grows`);
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
