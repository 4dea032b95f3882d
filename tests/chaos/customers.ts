import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {loadKeys} from '../../embedded/keys';
import {createAdminClient, type RunAdmin} from '../../store/admin-client';
import {findFreePort} from '../support/free-port';
import {
  compareCustomers,
  emailOf,
  leaves,
  loadCustomers,
  type StoredCustomer,
  staysFirst,
  TAGS,
} from './customer-verdict';
import {startFlakyService} from './flaky-service';
import {HOST} from './host';
import {startRestartableBackend} from './restartable-backend';

export interface CustomerChaosOptions {
  /** Every third of them leaves the list again. */
  people: number;
  clients: number;
  /** How often the process is killed with SIGKILL and restarted, spread over the run. */
  kills: number;
  dataFolder: string;
  onProgress(line: string): void;
}

export interface CustomerChaosReport {
  /** The report's figures by label. */
  counts: Record<string, number>;
  /** A line for everybody who is no customer, several, or one with the wrong consent. */
  problems: string[];
}

const RETRY_DELAY_MS = 150;
const RESPONSE_TIMEOUT_MS = 15_000;
/** The delay grows after each failed attempt, and the last customers may need several. */
const CUSTOMERS_TIMEOUT_MS = 8 * 60_000;
/**
 * Lets people sign up, confirm and, every third, leave while the process is killed and a third of the calls of the Admin API
 * fail; then compares the store's customers with what they said.
 */
export async function runCustomerChaos(
  options: CustomerChaosOptions,
): Promise<CustomerChaosReport> {
  const {dataFolder, people, kills, onProgress} = options;
  const startedAt = Date.now();
  const [port, databasePort] = [await findFreePort(), await findFreePort()];
  const adminApi = await startFlakyService(() => `http://${HOST}:${port}`);
  const backend = await startRestartableBackend({
    port,
    databasePort,
    dataFolder,
    functionDatabasePort: databasePort,
    functionVariables: {PUBLIC_STORE_DOMAIN: `http://${HOST}:${adminApi.port}`},
  });
  try {
    const {anonKey, adminToken} = loadKeys(join(dataFolder, 'keys.json'));
    let done = 0;
    let killed = 0;
    let restarts = Promise.resolve();
    // Past the service that fails: this is the test's own view.
    const run = createAdminClient({origin: backend.url, token: adminToken});
    const visitors = {url: backend.url, anonKey, run};
    await visitAll(options, visitors, () => {
      done += 1;
      if (killed >= kills || done < ((killed + 1) * people) / (kills + 1)) return;
      killed += 1;
      onProgress(`${done} people done: kill ${killed} of ${kills}`);
      restarts = restarts.then(() => backend.killAndRestart());
    });
    await restarts;
    onProgress(`All ${done} people done; waiting for their customers`);
    const customers = await waitForCustomers(run, people);
    const {rejected, responseLost, passed} = adminApi.failures();
    const problems = compareCustomers(customers, people);
    if (killed < kills) problems.push(`Killed ${killed} times only`);
    return {
      counts: {
        'people who signed up and confirmed': done,
        'times the process was killed': killed,
        'calls of the Admin API refused': rejected,
        'calls of the Admin API whose answer was lost': responseLost,
        'calls of the Admin API answered': passed,
        'customers of the store': customers.length,
        'customers wrong, missing or double': problems.length,
        seconds: Math.round((Date.now() - startedAt) / 1000),
      },
      problems,
    };
  } finally {
    await backend.stop();
    await adminApi.close();
  }
}

interface Visitors {
  url: string;
  anonKey: string;
  run: RunAdmin;
}

async function visitAll(
  {people, clients}: CustomerChaosOptions,
  {url, anonKey, run}: Visitors,
  onDone: () => void,
): Promise<void> {
  const queue = Array.from({length: people}, (_, person) => person);

  /** Until it is answered: a client can't tell a backend that is down from one that was killed before it answered. */
  async function send(name: string, body: object): Promise<void> {
    for (;;) {
      const response = await fetch(`${url}/functions/v1/${name}`, {
        method: 'POST',
        headers: {'content-type': 'application/json', authorization: `Bearer ${anonKey}`},
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      }).catch(() => null);
      if (response?.ok) return;
      await wait(RETRY_DELAY_MS);
    }
  }

  async function tokensOf(email: string): Promise<{confirmation: string; unsubscribe: string}> {
    for (;;) {
      const response = await fetch(`${url}/__control/submissions`).catch(() => null);
      const body = (await response?.json().catch(() => null)) as {
        newsletter: {email: string; confirmation_token: string; unsubscribe_token: string}[];
      } | null;
      const row = body?.newsletter.find((one) => one.email === email);
      if (row) return {confirmation: row.confirmation_token, unsubscribe: row.unsubscribe_token};
      await wait(RETRY_DELAY_MS);
    }
  }

  async function visit(person: number): Promise<void> {
    const email = emailOf(person);
    await send('newsletter-signup', {email, tags: TAGS, page: '/'});
    const tokens = await tokensOf(email);
    await send('newsletter-confirm', {token: tokens.confirmation});
    while (staysFirst(person) && !(await isCustomer(run, email))) await wait(RETRY_DELAY_MS);
    if (leaves(person)) await send('newsletter-unsubscribe', {token: tokens.unsubscribe});
    onDone();
  }

  async function worker(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await visit(next);
  }

  await Promise.all(Array.from({length: clients}, worker));
}

/** False also while the backend is down. */
async function isCustomer(run: RunAdmin, email: string): Promise<boolean> {
  const data = await run<{customerByIdentifier: object | null}>(
    `query ($email: String!) { customerByIdentifier(identifier: {emailAddress: $email}) { id } }`,
    {email},
  ).catch(() => null);
  return Boolean(data?.customerByIdentifier);
}

async function waitForCustomers(run: RunAdmin, people: number): Promise<StoredCustomer[]> {
  const deadline = Date.now() + CUSTOMERS_TIMEOUT_MS;
  for (;;) {
    const customers = await loadCustomers(run);
    const isRight = compareCustomers(customers, people).length === 0;
    if (isRight || Date.now() > deadline) return customers;
    await wait(500);
  }
}
