import {setTimeout as wait} from 'node:timers/promises';

const RETRY_DELAY_MS = 150;
/** A backend never responds while it's being killed. */
const RESPONSE_TIMEOUT_MS = 15_000;

/** The tags of every sign-up. */
export const TAGS = ['priority-member', 'homepage-signup'];

/** A visitor writes, asks for a painting and joins the list; every third visitor leaves it again. */
export interface Visitor {
  email: string;
  subject: string;
  leaves: boolean;
  /** Whether each post is sent twice at the same time, like a double click. */
  clicksTwice: boolean;
}

export function aVisitor(number: number): Visitor {
  return {
    email: `visitor${number}@example.com`,
    subject: `Subject ${number}`,
    leaves: number % 3 === 0,
    clicksTwice: number % 10 === 0,
  };
}

/** The ids of a visitor's acknowledged submissions. */
export interface Acknowledged {
  visitor: Visitor;
  contact: string;
  commission: string;
  newsletter: string;
}

/**
 * Sends a visitor's submissions, each until it's acknowledged, because a client can't tell a backend that is down from
 * one that was killed before it responded. Rejects when one is rejected (4xx), because they're valid.
 */
export async function visit(url: string, anonKey: string, visitor: Visitor): Promise<Acknowledged> {
  const {email, subject, leaves, clicksTwice} = visitor;
  const message = {name: 'A visitor', email, subject, message: 'Is it still there?'};
  const contact = await send('contact-form-submit', message);
  const choices = {size: '16x20', budget: '500-1000', imageUrls: []};
  const commission = await send('commission-form-submit', {...message, ...choices});
  const newsletter = await send('newsletter-signup', {email, tags: TAGS, page: '/'});
  const tokens = await untilThere(() => tokensOf(email));
  await send('newsletter-confirm', {token: tokens.confirmation_token});
  if (leaves) await send('newsletter-unsubscribe', {token: tokens.unsubscribe_token});
  return {visitor, contact, commission, newsletter};

  function send(name: string, body: object): Promise<string> {
    return untilThere(async () => {
      const posts = (clicksTwice ? [1, 2] : [1]).map(() => post(name, body));
      return (await Promise.all(posts)).find(Boolean);
    });
  }

  async function post(name: string, body: object): Promise<string | undefined> {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {'content-type': 'application/json', authorization: `Bearer ${anonKey}`},
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }).catch(() => null);
    const reply = (await response?.json().catch(() => null)) as {id?: string} | null;
    if (response && response.status >= 400 && response.status < 500) {
      throw new Error(`Rejected: ${name} ${JSON.stringify(reply)}`);
    }
    return reply?.id;
  }

  async function tokensOf(email: string) {
    const response = await fetch(`${url}/__control/submissions`).catch(() => null);
    const stored = (await response?.json().catch(() => null)) as {
      newsletter: {email: string; confirmation_token: string; unsubscribe_token: string}[];
    } | null;
    return stored?.newsletter.find((row) => row.email === email);
  }
}

async function untilThere<Result>(find: () => Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const found = await find();
    if (found) return found;
    await wait(RETRY_DELAY_MS);
  }
}
