import {setTimeout as wait} from 'node:timers/promises';
import {findFreePort} from '../support/free-port';
import {type Acknowledged, sendAll} from './clients';
import {startFlakyService} from './flaky-service';
import {HOST} from './host';
import {type RestartableBackend, startRestartableBackend} from './restartable-backend';
import {startSlowDatabase} from './slow-database';
import {createSubmissions} from './submissions';
import {type StoredData, compareWithStored} from './verdict';

export interface ChaosOptions {
  submissions: number;
  clients: number;
  /** How often the backend is killed with SIGKILL and restarted, spread over the run. */
  kills: number;
  dataFolder: string;
  onProgress(line: string): void;
}

export interface ChaosReport {
  /** The report's figures by label. */
  counts: Record<string, number>;
  /** A line for everything that was lost, duplicated or rejected; empty on success. */
  problems: string[];
}

const DATABASE_DELAY_MS = 6;
/** The delay grows after each failed attempt, and the last mails may need several. */
const MAIL_TIMEOUT_MS = 4 * 60_000;

/**
 * Sends submissions to the four functions from many visitors at a time while the backend is killed, the mail service
 * fails a third of the time and the database is slow; then compares what was acknowledged with what is stored.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const [port, databasePort] = [await findFreePort(), await findFreePort()];
  const mail = await startFlakyService(() => `http://${HOST}:${port}`);
  const database = await startSlowDatabase(() => databasePort, DATABASE_DELAY_MS);
  const backend = await startRestartableBackend({
    port,
    databasePort,
    dataFolder: options.dataFolder,
    functionDatabasePort: database.port,
    functionVariables: {RESEND_BASE_URL: `http://${HOST}:${mail.port}`},
  });
  try {
    return await run(options, backend, mail);
  } finally {
    await backend.stop();
    await Promise.all([mail.close(), database.close()]);
  }
}

async function run(
  {submissions, clients, kills, onProgress}: ChaosOptions,
  backend: RestartableBackend,
  mail: {failures(): {rejected: number; responseLost: number; passed: number}},
): Promise<ChaosReport> {
  const acknowledged: Acknowledged[] = [];
  const {anonKey} = await read<{anonKey: string}>(backend, 'keys');
  let killed = 0;
  let restarts = Promise.resolve();
  const startedAt = Date.now();
  const counts = await sendAll(createSubmissions(submissions), {
    backendUrl: backend.url,
    anonKey,
    clients,
    onAcknowledged(one) {
      acknowledged.push(one);
      const due = Math.floor((acknowledged.length / submissions) * (kills + 1));
      if (due <= killed || killed >= kills) return;
      killed += 1;
      onProgress(`${acknowledged.length} acknowledged: kill ${killed} of ${kills}`);
      restarts = restarts.then(() => backend.killAndRestart());
    },
  });
  await restarts;
  onProgress(`All ${acknowledged.length} acknowledged; waiting for their mails`);
  const stored = await waitForMails(backend, acknowledged);
  const verdict = compareWithStored(acknowledged, stored);
  const {rejected, responseLost, passed} = mail.failures();
  return {
    counts: {
      'submissions acknowledged': acknowledged.length,
      'posts sent': counts.posts,
      'posts sent again after a failure': counts.retries,
      'double clicks': counts.doubles,
      'times the backend was killed': killed,
      'mails refused by the mail service': rejected,
      'mails taken whose answer was lost': responseLost,
      'mails taken and answered': passed,
      'rows stored': verdict.stored,
      'submissions lost': verdict.lost.length,
      'submissions stored twice': verdict.storedTwice.length,
      'mails expected': verdict.mailsExpected,
      'mails missing': verdict.mailsMissing.length,
      'mails in the mailbox twice under one key': verdict.mailsTwice.length,
      seconds: Math.round((Date.now() - startedAt) / 1000),
    },
    problems: [
      ...counts.rejections.map((rejection) => `Refused: ${rejection}`),
      ...verdict.lost.map((name) => `Lost: ${name}`),
      ...verdict.storedTwice.map((name) => `Stored twice: ${name}`),
      ...verdict.unacknowledgedIds.map((id) => `Stored, but acknowledged under another id: ${id}`),
      ...verdict.mailsMissing.map((name) => `No mail: ${name}`),
      ...verdict.mailsTwice.map((key) => `Mailed twice: ${key}`),
    ],
  };
}

async function waitForMails(
  backend: RestartableBackend,
  acknowledged: readonly Acknowledged[],
): Promise<StoredData> {
  const deadline = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const submissions = await read<Omit<StoredData, 'mails'>>(backend, 'submissions');
    const stored = {...submissions, mails: await read<StoredData['mails']>(backend, 'mail')};
    if (
      compareWithStored(acknowledged, stored).mailsMissing.length === 0 ||
      Date.now() > deadline
    ) {
      return stored;
    }
    await wait(1000);
  }
}

async function read<Data>({url}: RestartableBackend, path: string): Promise<Data> {
  return (await (await fetch(`${url}/__control/${path}`)).json()) as Data;
}
