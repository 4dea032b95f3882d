import {DAY_MS} from '../contracts/time/days.ts';
import {networkOf, wideNetworkOf} from '../contracts/security/network.ts';
import type {OutgoingMail} from '../outbox/outbox.ts';
import type {FunctionContext, Queryable} from '../function-context.ts';
import {type Counter, count} from './rate-limits.ts';

/**
 * The fraction of `MAILS_PER_DAY` that one network's posts may cause per day, and that of an IPv6 /48, which is 65,536
 * networks.
 */
const NETWORK_SHARE = 0.2;
const WIDE_NETWORK_SHARE = 0.4;

/**
 * Counts the emails that a visitor's post causes. When a network has caused too many today, its emails are sent last,
 * and its receipts not at all. Nothing is lost, because the submission is stored.
 */
export async function countNetworkMails(
  transaction: Queryable,
  context: FunctionContext,
  address: string | null,
  mails: readonly OutgoingMail[],
): Promise<OutgoingMail[]> {
  if (mails.length === 0) return [];
  const most = (share: number) => Math.floor(context.mailsPerDay * share);
  const counter = {amount: mails.length, windowMs: DAY_MS};
  const wide = wideNetworkOf(address);
  const counters: Counter[] = [
    {
      ...counter,
      subject: `mails network ${networkOf(address) ?? 'unknown'}`,
      limit: most(NETWORK_SHARE),
    },
    ...(wide ? [{...counter, subject: `mails /48 ${wide}`, limit: most(WIDE_NETWORK_SHARE)}] : []),
  ];
  const isWithin = (await count(transaction, context, counters)) === null;
  if (isWithin) return [...mails];
  return mails.filter(({kind}) => kind !== 'receipt').map((mail) => ({...mail, isSurplus: true}));
}
