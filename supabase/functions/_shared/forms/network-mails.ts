import {DAY_MS} from '../contracts/time/days.ts';
import {networkOf, wideNetworkOf} from '../contracts/security/network.ts';
import type {OutgoingMail} from '../outbox/outbox.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext} from '../function-context.ts';
import {addToCounters, type Counter} from './rate-limits.ts';

/** Fractions of `MAILS_PER_DAY`. */
interface Shares {
  network: number;
  /** Of an IPv6 /48, which is 65,536 networks. */
  wide: number;
}

/** The emails that the posts of one network may cause per day. */
const SHARES: Shares = {network: 0.2, wide: 0.4};
/** Those that the network's other emails never delay: to the artist, and about orders. */
const ESSENTIAL_SHARES: Shares = {network: 0.1, wide: 0.2};

/**
 * Counts the emails that a visitor's post causes. When a network has caused too many today, its emails are sent last,
 * and its receipts not at all. Nothing is lost, because the submission is stored. Emails to the artist and about orders
 * have a limit of their own, so that a shared network's sign-ups don't delay them, and nobody can flood the artist.
 */
export async function markSurplus(
  transaction: Queryable,
  context: FunctionContext,
  address: string | null,
  mails: readonly OutgoingMail[],
): Promise<OutgoingMail[]> {
  const essential = mails.filter(isEssential).length;
  const isWithin = await countOf(transaction, context, address, {
    subject: 'mails',
    amount: mails.length,
    shares: SHARES,
  });
  const isEssentialWithin = await countOf(transaction, context, address, {
    subject: 'essential mails',
    amount: essential,
    shares: ESSENTIAL_SHARES,
  });
  return mails
    .filter(({kind}) => isWithin || kind !== 'receipt')
    .map((mail) => ({
      ...mail,
      isSurplus: !isWithin && !(isEssential(mail) && isEssentialWithin),
    }));
}

function isEssential({kind}: OutgoingMail): boolean {
  return kind === 'artist' || kind === 'order';
}

/** Returns whether the network is within these shares of the day. */
async function countOf(
  transaction: Queryable,
  context: FunctionContext,
  address: string | null,
  {subject, amount, shares}: {subject: string; amount: number; shares: Shares},
): Promise<boolean> {
  if (amount === 0) return true;
  const counter = (name: string, share: number): Counter => ({
    subject: `${subject} ${name}`,
    limit: Math.floor(context.mailsPerDay * share),
    amount,
    windowMs: DAY_MS,
  });
  const wide = wideNetworkOf(address);
  const counters = [
    counter(`network ${networkOf(address) ?? 'unknown'}`, shares.network),
    ...(wide ? [counter(`/48 ${wide}`, shares.wide)] : []),
  ];
  const {isWithin} = await addToCounters(transaction, context, counters);
  return isWithin;
}
