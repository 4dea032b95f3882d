import {HONEYPOT_FIELD} from '../contracts/fields.ts';
import type {Guard} from '../contracts/guard.ts';
import {SITE} from '../contracts/site.ts';
import {HttpError} from '../http/http-error.ts';
import {markSurplus} from './network-mails.ts';
import {enqueueMails, type OutgoingMail, sendAfterwards} from '../outbox/outbox.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext} from '../function-context.ts';
import {limitSubmissions, type HourlyLimits, type Sender} from './rate-limits.ts';

/** The spam protection settings of a form. */
export interface FormRules {
  /** The form's name in counters and keys. */
  form: string;
  /** The minimum time in milliseconds that a person needs to fill in the form. */
  minimumMs: number;
  limits: HourlyLimits;
  /**
   * Whether a repeated submission counts too. If it doesn't, a rejection reveals that the content is new: for a list,
   * that the address isn't on it.
   */
  countsRepeats?: boolean;
}

/** The result of storing a submission. */
export interface StoredSubmission {
  id: string;
  /** False for a repeated submission, which sends no email. */
  isNew: boolean;
  mails: readonly OutgoingMail[];
}

/**
 * Processes a submission: rejects bots and floods, stores the submission and its emails in one transaction, then sends
 * the emails. Returns the submission's id after the commit. Throws an `HttpError` or the database's error.
 */
export async function processSubmission(
  context: FunctionContext,
  rules: FormRules,
  sender: Sender,
  store: (transaction: Queryable) => Promise<StoredSubmission>,
): Promise<string> {
  rejectBots(context, sender.guard, rules.minimumMs);
  const stored = await context.database.transaction(async (transaction) => {
    const limitSubmission = () =>
      limitSubmissions(transaction, context, rules.form, sender, rules.limits);
    if (rules.countsRepeats) await limitSubmission();
    const result = await store(transaction);
    if (!result.isNew) return result;
    if (!rules.countsRepeats) await limitSubmission();
    const mails = await markSurplus(transaction, context, sender.address, result.mails);
    await enqueueMails(transaction, mails, context.now());
    return {...result, mails};
  });
  sendAfterwards(context, stored.mails);
  return stored.id;
}

/**
 * Rejects submissions of bots: a filled honeypot, or a form submitted less than `minimumMs` after its page loaded.
 * Without JavaScript there is no measured time; only the honeypot and the rate limits apply.
 */
function rejectBots({areLimitsOn}: FunctionContext, guard: Guard, minimumMs: number): void {
  if (guard[HONEYPOT_FIELD]) {
    throw new HttpError(400, 'suspected_robot', ({robot}) => robot(SITE.email));
  }
  if (areLimitsOn() && guard.elapsedMs !== undefined && guard.elapsedMs < minimumMs) {
    throw new HttpError(400, 'suspected_robot', ({tooQuick}) => tooQuick);
  }
}
