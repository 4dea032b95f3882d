import {setTimeout as wait} from 'node:timers/promises';

const FORMS = {
  newsletter: {path: '/newsletter', fields: {}},
  contact: {
    path: '/contact',
    fields: {name: 'Ada Leblanc', subject: 'The wharf', message: 'At low tide, please.'},
  },
};

export type Form = keyof typeof FORMS;

/** What the senders of a whole run were told. */
export interface Sent {
  count: number;
  /** The addresses whose form was answered as taken. */
  acknowledged: Record<Form, Set<string>>;
  failures: string[];
}

export function nothingSent(): Sent {
  return {count: 0, acknowledged: {newsletter: new Set(), contact: new Set()}, failures: []};
}

/**
 * So many visitors each send a form a second, under an address of its own. Resolves when the last answer is there: what was
 * acknowledged can then be compared with the database, form by form.
 */
export async function sendForms(
  url: string,
  {senders, seconds, sent}: {senders: number; seconds: number; sent: Sent},
): Promise<void> {
  const endsAtMs = Date.now() + seconds * 1000;
  async function sender(at: number) {
    await wait((1000 * at) / senders);
    while (Date.now() < endsAtMs) {
      const rested = wait(1000);
      await send(url, sent.count++ % 2 === 0 ? 'newsletter' : 'contact', sent);
      await rested;
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
