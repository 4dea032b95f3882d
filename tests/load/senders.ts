import {setTimeout as wait} from 'node:timers/promises';

const FORMS = {
  newsletter: {path: '/newsletter', fields: {}},
  contact: {
    path: '/contact',
    fields: {name: 'Ada Leblanc', subject: 'The wharf', message: 'At low tide, please.'},
  },
};

export type Form = keyof typeof FORMS;

/** The results of all senders of a run. */
export interface Sent {
  count: number;
  /** The e-mail addresses of the forms that got a success response. */
  acknowledged: Record<Form, Set<string>>;
  failures: string[];
}

export function createSent(): Sent {
  return {count: 0, acknowledged: {newsletter: new Set(), contact: new Set()}, failures: []};
}

/**
 * `senders` visitors each send a form per second, each with a different e-mail address. Resolves after the last response, so
 * that everything acknowledged can be compared with the database.
 */
export async function sendForms(
  url: string,
  {senders, seconds, sent}: {senders: number; seconds: number; sent: Sent},
): Promise<void> {
  const endsAtMs = Date.now() + seconds * 1000;
  async function sender(at: number) {
    await wait((1000 * at) / senders);
    while (Date.now() < endsAtMs) {
      const pause = wait(1000);
      await send(url, sent.count++ % 2 === 0 ? 'newsletter' : 'contact', sent);
      await pause;
    }
  }
  await Promise.all(Array.from({length: senders}, (_, at) => sender(at)));
}

async function send(url: string, form: Form, {count, acknowledged, failures}: Sent) {
  const {path, fields} = FORMS[form];
  const email = `visitor-${count}@example.ca`;
  try {
    const response = await fetch(`${url}${path}.data`, {
      method: 'POST',
      body: new URLSearchParams({...fields, email}),
    });
    await response.text();
    if (response.status === 200) acknowledged[form].add(email);
    else failures.push(`${path} ${response.status}`);
  } catch (error) {
    failures.push(`${path} ${String(error)}`);
  }
}
