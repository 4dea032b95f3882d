import {setTimeout as wait} from 'node:timers/promises';
import {bodyOf, emailOf, signupOf, type Submission} from './submissions';

/** A backend that is being killed never responds. */
const RESPONSE_TIMEOUT_MS = 15_000;
const RETRY_DELAY_MS = 150;
/** One in ten posts is sent twice at the same time, as by a double click. */
const DOUBLE_EVERY = 10;

export interface Acknowledged {
  submission: Submission;
  id: string;
}

export interface ClientCounts {
  posts: number;
  retries: number;
  doubles: number;
  rejections: string[];
}

interface ClientOptions {
  backendUrl: string;
  anonKey: string;
  clients: number;
  onAcknowledged(acknowledged: Acknowledged): void;
}

/**
 * Sends every submission, `clients` at a time, each until it is acknowledged. A rejection (4xx) is an error, because the
 * submissions are valid, and is recorded.
 */
export async function sendAll(
  submissions: readonly Submission[],
  {backendUrl, anonKey, clients, onAcknowledged}: ClientOptions,
): Promise<ClientCounts> {
  const counts: ClientCounts = {posts: 0, retries: 0, doubles: 0, rejections: []};
  const signedUp = new Set<number>();
  const queue = [...submissions];

  async function tokenFor(submission: Submission): Promise<string | undefined> {
    if (submission.form !== 'newsletter-unsubscribe') return undefined;
    while (!signedUp.has(signupOf(submission))) await wait(RETRY_DELAY_MS);
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
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
  }

  async function attempt(submission: Submission): Promise<string | null> {
    try {
      const body = bodyOf(submission, await tokenFor(submission));
      const isDouble = submission.number % DOUBLE_EVERY === 0;
      if (isDouble) counts.doubles += 1;
      const results = await Promise.all(
        (isDouble ? [0, 1] : [0]).map(async () => read(await post(submission, body))),
      );
      for (const result of results) if (result.rejection) counts.rejections.push(result.rejection);
      return results.find(({id}) => id)?.id ?? null;
    } catch {
      // The backend is down, or was killed before it responded. A client cannot distinguish the two.
      return null;
    }
  }

  async function worker(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      let id = await attempt(next);
      while (id === null) {
        counts.retries += 1;
        await wait(RETRY_DELAY_MS);
        id = await attempt(next);
      }
      if (next.form === 'newsletter-signup') signedUp.add(next.number);
      onAcknowledged({submission: next, id});
    }
  }

  await Promise.all(Array.from({length: clients}, worker));
  return counts;
}

async function read(response: Response): Promise<{id: string | null; rejection: string | null}> {
  const body = (await response.json()) as {id?: string; error?: {message: string}};
  if (response.ok && body.id) return {id: body.id, rejection: null};
  const rejection =
    response.status < 500
      ? `${response.status} ${body.error?.message ?? JSON.stringify(body)}`
      : null;
  return {id: null, rejection};
}
