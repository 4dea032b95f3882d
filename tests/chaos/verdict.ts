import type {Acknowledged} from './clients';
import {emailOf, signupOf} from './submissions';

/** What the backend has stored at the end. */
export interface StoredData {
  newsletter: {id: string; email: string; unsubscribed_at: string | null}[];
  contact: {id: string; subject: string}[];
  commission: {id: string; subject: string}[];
  mails: {idempotency_key: string; to: string[]}[];
}

export interface Verdict {
  stored: number;
  lost: string[];
  storedTwice: string[];
  unacknowledgedIds: string[];
  mailsExpected: number;
  mailsMissing: string[];
  mailsTwice: string[];
}

/** Compares what was acknowledged with what is stored: each submission once, and each of its mails once. */
export function compareWithStored(
  acknowledged: readonly Acknowledged[],
  stored: StoredData,
): Verdict {
  const verdict: Verdict = {
    stored: stored.newsletter.length + stored.contact.length + stored.commission.length,
    lost: [],
    storedTwice: [],
    unacknowledgedIds: [],
    mailsExpected: 0,
    mailsMissing: [],
    mailsTwice: [],
  };
  const mails = countBy(stored.mails.map(nameOf));
  verdict.mailsTwice = keysAbove(mails, 1);
  verdict.storedTwice = [
    ...keysAbove(countBy(stored.newsletter.map(({email}) => email.toLowerCase())), 1),
    ...keysAbove(countBy(stored.contact.map(({subject}) => subject)), 1),
    ...keysAbove(countBy(stored.commission.map(({subject}) => subject)), 1),
  ];
  const ids = new Set(acknowledged.map(({id}) => id));
  verdict.unacknowledgedIds = [...stored.newsletter, ...stored.contact, ...stored.commission]
    .map(({id}) => id)
    .filter((id) => !ids.has(id));

  for (const {submission, id} of acknowledged) {
    const name = `${submission.form} ${submission.number}`;
    if (!isStored(submission, id, stored)) verdict.lost.push(name);
    const missing = mailsOf(submission, id).filter((mail) => !mails.has(mail));
    verdict.mailsExpected += mailsOf(submission, id).length;
    verdict.mailsMissing.push(...missing);
  }
  return verdict;
}

/**
 * The name by which a mail is looked up. A letter's key contains the consent's id, which is not public, so a letter is
 * identified by its recipient, and the artist's note about it is expected for every letter.
 */
function nameOf({idempotency_key: key, to}: StoredData['mails'][number]): string {
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
  {newsletter, contact, commission}: StoredData,
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
