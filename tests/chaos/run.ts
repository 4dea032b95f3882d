import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {HOST} from '../../embedded/http';
import {loadKeys} from '../../embedded/keys';
import {createAdminClient} from '../../store/admin-client';
import {findFreePort} from '../support/free-port';
import {stop, waitUntilUp} from '../support/program';
import {startTcpProxy} from '../support/tcp-proxy';
import type {ChaosBackendSettings} from './backend';
import {startFlakyService} from './flaky-service';
import {findProblems, loadStored} from './verdict';
import {type Acknowledged, aVisitor, visit} from './visitors';

/**
 * `npm run chaos`: visitors send forms, join the list and leave it while the backend is killed with SIGKILL, a third of
 * the calls of the mail service and the Admin API fail, and the database is slow. Then compares what was acknowledged
 * with what is stored, emailed and known to the store. Exits with code 1 when anything was lost or duplicated.
 */
const VISITORS = 400;
const CONCURRENT_VISITORS = 20;
const KILLS = 10;
const DATABASE_DELAY_MS = 6;
/** The delay grows after each failed attempt, and the last emails and customers may need several. */
const REST_TIMEOUT_MS = 8 * 60_000;

const dataFolder = mkdtempSync(join(tmpdir(), 'chaos-'));
const [port, databasePort] = [await findFreePort(), await findFreePort()];
const url = `http://${HOST}:${port}`;
const services = await startFlakyService(() => url);
const database = await startTcpProxy(`http://${HOST}:${databasePort}`, DATABASE_DELAY_MS);
const settings: ChaosBackendSettings = {
  port,
  databasePort,
  dataFolder,
  functionDatabasePort: Number(new URL(database.url).port),
  functionVariables: {
    RESEND_BASE_URL: `http://${HOST}:${services.port}`,
    PUBLIC_STORE_DOMAIN: `http://${HOST}:${services.port}`,
  },
};
let backend = await startBackend();
let problems: string[] = ['It did not end'];
try {
  const {anonKey, adminToken} = loadKeys(join(dataFolder, 'keys.json'));
  // Bypasses the failing service, because this is the test's own view.
  const admin = createAdminClient({origin: url, token: adminToken});
  const acknowledged = await visitAll(anonKey);
  console.info(`All ${acknowledged.length} visitors are done; waiting for emails and customers`);
  const deadline = Date.now() + REST_TIMEOUT_MS;
  do {
    await wait(1000);
    problems = findProblems(acknowledged, await loadStored(url, admin));
  } while (problems.length > 0 && Date.now() < deadline);
} finally {
  await stop(backend);
  await Promise.all([services.close(), database.close()]);
  rmSync(dataFolder, {recursive: true, force: true});
}
console.info('Calls of the services:', services.failures());
for (const problem of problems) console.error(problem);
console.info(problems.length === 0 ? '\nNothing was lost, nothing was doubled.' : '');
process.exit(problems.length === 0 ? 0 : 1);

/** Resolves when the backend responds. Each start has the same data. */
async function startBackend() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/chaos/backend.ts'], {
    env: {...process.env, CHAOS_BACKEND: JSON.stringify(settings)},
    // Errors are expected here.
    stdio: 'ignore',
  });
  await waitUntilUp(child, `${url}/__control/keys`);
  return child;
}

async function killAndRestart() {
  await stop(backend, 'SIGKILL');
  backend = await startBackend();
}

/** Spreads the kills over the run. */
async function visitAll(anonKey: string): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  let killed = 0;
  let restarts = Promise.resolve();
  async function client() {
    while (next < VISITORS) {
      acknowledged.push(await visit(url, anonKey, aVisitor(next++)));
      if (killed >= KILLS || acknowledged.length * (KILLS + 1) < (killed + 1) * VISITORS) continue;
      killed += 1;
      console.info(`${acknowledged.length} visitors are done: kill ${killed} of ${KILLS}`);
      restarts = restarts.then(killAndRestart);
    }
  }
  await Promise.all(Array.from({length: CONCURRENT_VISITORS}, client));
  await restarts;
  return acknowledged;
}
