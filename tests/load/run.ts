import {readFileSync} from 'node:fs';
import autocannon, {type Request} from 'autocannon';
import {buildIfChanged} from '../../embedded/bin/build.mjs';
import {startShop, type Shop} from '../support/shop';

/**
 * `npm run load`: see CONTRIBUTING.md. Each visitor sends a request every second, one in twenty sends forms. Exits with code 1 when
 * anything failed, an acknowledged form was not stored, or the backend's memory grows.
 */
const PHASES = [
  {name: '200 visitors, first minute', visitors: 200, seconds: 60, mayBeSlow: false},
  {name: '200 visitors, second minute', visitors: 200, seconds: 60, mayBeSlow: false},
  {name: '1000 visitors, 10 s', visitors: 1000, seconds: 10, mayBeSlow: true},
];
const SENDER_SHARE = 1 / 20;
/** From the end of the first minute to the end of the second. */
const MAX_BACKEND_GROWTH = 1.15;

const PAGES = [
  '/',
  '/collections/prints',
  '/product/first-light',
  '/product/first-light.data',
  '/collections/originals',
  '/gallery',
  '/about',
  '/contact',
  '/api/time',
];

let sent = 0;
let visitor = 0;

await buildIfChanged();
// The test controls return the stored data and switch off the rate limits. Everything else is as in production.
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

async function run({url, pid, control, readOutput}: Shop) {
  const page = await (await fetch(`${url}/product/first-light`)).text();
  const merchandiseId = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(page)?.[0] ?? '';
  const checkout: Request = {
    method: 'POST',
    path: '/cart',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({lines: [{variantId: merchandiseId, quantity: 1}]}),
  };
  const acknowledged = new Set<string>();
  const memory: number[] = [];
  for (const {name, visitors, seconds, mayBeSlow} of PHASES) {
    const senders = Math.round(visitors * SENDER_SHARE);
    const load = {url, duration: seconds, connectionRate: 1, ignoreCoordinatedOmission: true};
    const results = await Promise.all([
      autocannon({
        ...load,
        connections: visitors - senders,
        setupClient: (client) => client.setRequests(journey(checkout, (visitor += 1))),
      }),
      autocannon({...load, connections: senders, requests: [aForm(acknowledged)]}),
    ]);
    memory.push(megabytesOf(pid));
    console.info(`memory of the backend: ${memory.at(-1)} MB`);
    for (const {requests, latency, errors, timeouts, non2xx} of results) {
      console.info(
        `${name}: ${requests.total} answers, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${errors} errors, ${non2xx} not 2xx`,
      );
      const failed = errors - (mayBeSlow ? timeouts : 0) + non2xx;
      if (failed > 0) problems.push(`${name}: ${failed} answers failed`);
    }
    // A page whose storefront query failed has status 200 too.
    if (/"fault":/.test(readOutput())) problems.push(`${name}: calls of the backend failed`);
  }
  if (memory[1]! > memory[0]! * MAX_BACKEND_GROWTH) problems.push('The backend’s memory grows');

  const stored = new Set((await control.submissions()).contact.map(({email}) => email));
  const lost = [...acknowledged].filter((email) => !stored.has(email));
  console.info(`forms: acknowledged ${acknowledged.size}, stored ${stored.size}`);
  if (lost.length > 0) problems.push(`${lost.length} messages were lost`);
  if (acknowledged.size === 0) problems.push('No message was acknowledged');
}

/**
 * A visitor's repeated requests. Each visitor starts at a different point, so that they don't all check out in the same
 * second.
 */
function journey(checkout: Request, startAt: number): Request[] {
  const requests = [...PAGES.map((path): Request => ({path})), checkout];
  const at = startAt % requests.length;
  return [...requests.slice(at), ...requests.slice(0, at)];
}

/** A message, each from another IP address, recorded once it's acknowledged. */
function aForm(acknowledged: Set<string>): Request {
  return {
    method: 'POST',
    path: '/contact.data',
    headers: {'content-type': 'application/x-www-form-urlencoded'},
    setupRequest(request, context) {
      const email = `visitor-${(sent += 1)}@example.ca`;
      const message = {name: 'Ada Leblanc', subject: 'The wharf', message: 'At low tide, please.'};
      Object.assign(context, {email});
      return {...request, body: new URLSearchParams({...message, email}).toString()};
    },
    onResponse(status, _body, context) {
      if (status === 200) acknowledged.add((context as {email: string}).email);
    },
  };
}

/** Resident memory. */
function megabytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024);
}
