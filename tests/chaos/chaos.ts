import {setTimeout as wait} from 'node:timers/promises';
import {findFreePort} from '../support/free-port';
import {type Acknowledged, sendAll} from './clients';
import {startFlakyMail} from './flaky-mail';
import {HOST} from './host';
import {type MortalBackend, startMortalBackend} from './mortal-backend';
import {startSlowDatabase} from './slow-database';
import {createSubmissions} from './submissions';
import {type Holdings, judge} from './verdict';

export interface ChaosOptions {
  submissions: number;
  clients: number;
  /** How often the backend is killed outright and started again, spread over the run. */
  kills: number;
  dataFolder: string;
  onProgress(line: string): void;
}

export interface ChaosReport {
  /** What happened, in words and numbers. */
  counts: Record<string, number>;
  /** A line for everything that was lost, doubled or refused; empty when all is well. */
  problems: string[];
}

const DATABASE_DELAY_MS = 6;
/** Mails wait longer after each refusal; the last of them may need some tries. */
const MAIL_PATIENCE_MS = 4 * 60_000;

/**
 * Sends submissions to the four functions from many visitors at a time while the backend is killed, the mail service
 * fails a third of the time and the database is slow; then compares what was acknowledged with what is there.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const [port, databasePort] = [await findFreePort(), await findFreePort()];
  const mail = await startFlakyMail(() => `http://${HOST}:${port}`);
  const database = await startSlowDatabase(() => databasePort, DATABASE_DELAY_MS);
  const backend = await startMortalBackend({
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
  backend: MortalBackend,
  mail: {failures(): {refused: number; answerLost: number; passed: number}},
): Promise<ChaosReport> {
  const acknowledged: Acknowledged[] = [];
  const {anonKey} = await read<{anonKey: string}>(backend, 'keys');
  let killed = 0;
  let killing = Promise.resolve();
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
      killing = killing.then(() => backend.killAndRestart());
    },
  });
  await killing;
  onProgress(`All ${acknowledged.length} acknowledged; waiting for their mails`);
  const holdings = await waitForMails(backend, acknowledged);
  const verdict = judge(acknowledged, holdings);
  const {refused, answerLost, passed} = mail.failures();
  return {
    counts: {
      'submissions acknowledged': acknowledged.length,
      'posts sent': counts.posts,
      'posts sent again after a failure': counts.retries,
      'double clicks': counts.doubles,
      'times the backend was killed': killed,
      'mails refused by the mail service': refused,
      'mails taken whose answer was lost': answerLost,
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
      ...counts.refusals.map((refusal) => `Refused: ${refusal}`),
      ...verdict.lost.map((name) => `Lost: ${name}`),
      ...verdict.storedTwice.map((name) => `Stored twice: ${name}`),
      ...verdict.strangers.map((id) => `Stored, but acknowledged under another id: ${id}`),
      ...verdict.mailsMissing.map((name) => `No mail: ${name}`),
      ...verdict.mailsTwice.map((key) => `Mailed twice: ${key}`),
    ],
  };
}

async function waitForMails(
  backend: MortalBackend,
  acknowledged: readonly Acknowledged[],
): Promise<Holdings> {
  const deadline = Date.now() + MAIL_PATIENCE_MS;
  for (;;) {
    const submissions = await read<Omit<Holdings, 'mails'>>(backend, 'submissions');
    const holdings = {...submissions, mails: await read<Holdings['mails']>(backend, 'mail')};
    if (judge(acknowledged, holdings).mailsMissing.length === 0 || Date.now() > deadline) {
      return holdings;
    }
    await wait(1000);
  }
}

async function read<Answer>({url}: MortalBackend, path: string): Promise<Answer> {
  return (await (await fetch(`${url}/__control/${path}`)).json()) as Answer;
}
