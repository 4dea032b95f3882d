import {setTimeout as wait} from 'node:timers/promises';
import {bodyOf, emailOf, signupOf, type Submission} from './submissions';

/** How long one answer is waited for; a backend that is just being killed never gives one. */
const ANSWER_LIMIT_MS = 15_000;
const RETRY_PAUSE_MS = 150;
/** Of so many posts one is sent twice at once, as a double click does. */
const DOUBLE_EVERY = 10;

export interface Acknowledged {
  submission: Submission;
  id: string;
}

export interface ClientCounts {
  posts: number;
  retries: number;
  doubles: number;
  refusals: string[];
}

interface ClientOptions {
  backendUrl: string;
  anonKey: string;
  clients: number;
  onAcknowledged(acknowledged: Acknowledged): void;
}

/**
 * Sends every submission from `clients` visitors at a time, each until it is acknowledged. A refusal (4xx) is none that
 * these submissions earn, and is noted.
 */
export async function sendAll(
  submissions: readonly Submission[],
  {backendUrl, anonKey, clients, onAcknowledged}: ClientOptions,
): Promise<ClientCounts> {
  const counts: ClientCounts = {posts: 0, retries: 0, doubles: 0, refusals: []};
  const signedUp = new Set<number>();
  const waiting = [...submissions];

  async function tokenFor(submission: Submission): Promise<string | undefined> {
    if (submission.form !== 'newsletter-unsubscribe') return undefined;
    while (!signedUp.has(signupOf(submission))) await wait(RETRY_PAUSE_MS);
    const response = await fetch(`${backendUrl}/__control/submissions`);
    const {newsletter} = (await response.json()) as {
      newsletter: {email: string; unsubscribe_token: string}[];
    };
    const email = emailOf(signupOf(submission));
    return newsletter.find((row) => row.email === email)?.unsubscribe_token;
  }

  function post({form}: Submission, body: object): Promise<Response> {
    counts.posts += 1;
    return fetch(`${backendUrl}/functions/v1/${form}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${anonKey}`,
        apikey: anonKey,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
  }

  async function attempt(submission: Submission): Promise<string | null> {
    try {
      const body = bodyOf(submission, await tokenFor(submission));
      const isDouble = submission.number % DOUBLE_EVERY === 0;
      if (isDouble) counts.doubles += 1;
      const answers = await Promise.all(
        (isDouble ? [0, 1] : [0]).map(async () => read(await post(submission, body))),
      );
      for (const answer of answers) if (answer.refusal) counts.refusals.push(answer.refusal);
      return answers.find(({id}) => id)?.id ?? null;
    } catch {
      // The backend is down, or went down before it answered: what a visitor's phone knows just as little of.
      return null;
    }
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      let id = await attempt(next);
      while (id === null) {
        counts.retries += 1;
        await wait(RETRY_PAUSE_MS);
        id = await attempt(next);
      }
      if (next.form === 'newsletter-signup') signedUp.add(next.number);
      onAcknowledged({submission: next, id});
    }
  }

  await Promise.all(Array.from({length: clients}, work));
  return counts;
}

async function read(response: Response): Promise<{id: string | null; refusal: string | null}> {
  const body = (await response.json()) as {id?: string; error?: {message: string}};
  if (response.ok && body.id) return {id: body.id, refusal: null};
  const refusal =
    response.status < 500
      ? `${response.status} ${body.error?.message ?? JSON.stringify(body)}`
      : null;
  return {id: null, refusal};
}
