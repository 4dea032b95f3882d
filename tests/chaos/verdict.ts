import type {Acknowledged} from './clients';
import {emailOf, signupOf} from './submissions';

/** What the backend holds in the end. */
export interface Holdings {
  newsletter: {id: string; email: string; unsubscribed_at: string | null}[];
  contact: {id: string; subject: string}[];
  commission: {id: string; subject: string}[];
  mails: {idempotency_key: string; to: string[]}[];
}

export interface Verdict {
  stored: number;
  lost: string[];
  storedTwice: string[];
  strangers: string[];
  mailsExpected: number;
  mailsMissing: string[];
  mailsTwice: string[];
}

/** Compares what was acknowledged with what is there: each once, and its two mails once each. */
export function judge(acknowledged: readonly Acknowledged[], holdings: Holdings): Verdict {
  const verdict: Verdict = {
    stored: holdings.newsletter.length + holdings.contact.length + holdings.commission.length,
    lost: [],
    storedTwice: [],
    strangers: [],
    mailsExpected: 0,
    mailsMissing: [],
    mailsTwice: [],
  };
  const mails = countBy(holdings.mails.map(nameOf));
  verdict.mailsTwice = keysAbove(mails, 1);
  verdict.storedTwice = [
    ...keysAbove(countBy(holdings.newsletter.map(({email}) => email.toLowerCase())), 1),
    ...keysAbove(countBy(holdings.contact.map(({subject}) => subject)), 1),
    ...keysAbove(countBy(holdings.commission.map(({subject}) => subject)), 1),
  ];
  const ids = new Set(acknowledged.map(({id}) => id));
  verdict.strangers = [...holdings.newsletter, ...holdings.contact, ...holdings.commission]
    .map(({id}) => id)
    .filter((id) => !ids.has(id));

  for (const {submission, id} of acknowledged) {
    const name = `${submission.form} ${submission.number}`;
    if (!isStored(submission, id, holdings)) verdict.lost.push(name);
    const missing = mailsOf(submission, id).filter((mail) => !mails.has(mail));
    verdict.mailsExpected += mailsOf(submission, id).length;
    verdict.mailsMissing.push(...missing);
  }
  return verdict;
}

/**
 * A mail as it is looked for. A letter's key carries the consent's id, which nobody outside knows: it is told by its
 * recipient, and the artist's note about it by being there for every letter.
 */
function nameOf({idempotency_key: key, to}: Holdings['mails'][number]): string {
  return key.startsWith('newsletter:') && key.endsWith(':subscriber') ? `letter ${to[0]}` : key;
}

function mailsOf({form, number}: Acknowledged['submission'], id: string): string[] {
  if (form === 'newsletter-unsubscribe') return [];
  if (form === 'newsletter-signup') return [`letter ${emailOf(number)}`];
  const kind = form === 'contact-form-submit' ? 'contact' : 'commission';
  return [`${kind}:${id}:artist`, `${kind}:${id}:visitor`];
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function keysAbove(counts: ReadonlyMap<string, number>, limit: number): string[] {
  return [...counts].filter(([, count]) => count > limit).map(([name]) => name);
}

function isStored(
  submission: Acknowledged['submission'],
  id: string,
  {newsletter, contact, commission}: Holdings,
): boolean {
  switch (submission.form) {
    case 'newsletter-signup':
      return newsletter.some((row) => row.id === id && row.email === emailOf(submission.number));
    case 'newsletter-unsubscribe':
      return newsletter.some(
        (row) =>
          row.id === id &&
          row.email === emailOf(signupOf(submission)) &&
          row.unsubscribed_at !== null,
      );
    case 'contact-form-submit':
      return contact.some((row) => row.id === id && row.subject === `Subject ${submission.number}`);
    case 'commission-form-submit':
      return commission.some(
        (row) => row.id === id && row.subject === `Subject ${submission.number}`,
      );
  }
}
