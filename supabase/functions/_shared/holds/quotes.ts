import {addPayments, closeHold, postponePayments, updateHold} from './change-hold.ts';
import type {CommissionQuote} from '../contracts/commission-progress.ts';
import {addDays, dayAtTheStudio} from '../contracts/time/days.ts';
import {type Hold, loadHold, paidCents, waitingOrder} from './holds.ts';
import type {PlannedPayment} from './payment-plan.ts';
import {HttpError} from '../http/http-error.ts';
import type {Queryable} from '../database.ts';
import {viewHold} from './view-hold.ts';

/** The hold with a commission's quote and payments; null when there's none, or when it was cancelled. */
export async function findQuote(database: Queryable, requestId: string): Promise<Hold | null> {
  const [row] = await database.query<{id: string}>(
    `select id from public.holds where commission_id = $1 and state in ('quoted', 'paying', 'paid')`,
    [requestId],
  );
  return row ? loadHold(database, row.id) : null;
}

/** The same, as the pages of a commission show it. */
export async function viewQuote(database: Queryable, requestId: string, now: Date) {
  const quote = await findQuote(database, requestId);
  return quote && (await viewHold(database, quote, now));
}

/**
 * Stores what the artist asks for a commission, in place of an earlier quote. Returns the payments. Throws once one was
 * made or ordered.
 */
export async function storeQuote(
  transaction: Queryable,
  requestId: string,
  {price, depositPercent, depositDays, balanceDays}: CommissionQuote,
  now: Date,
): Promise<PlannedPayment[]> {
  const earlier = await findQuote(transaction, requestId);
  if (earlier && paidCents(earlier) > 0) {
    throw new HttpError(409, 'conflict', ({alreadyPaid}) => alreadyPaid);
  }
  const order = earlier && waitingOrder(earlier);
  if (order) throw new HttpError(409, 'conflict', ({orderHasTerms}) => orderHasTerms(order));
  if (earlier) await closeHold({transaction, hold: earlier, now}, 'cancelled');
  const id = crypto.randomUUID();
  await transaction.query(
    `insert into public.holds (id, state, commission_id, work, name, email, language, price_cents, shipping_cents, created_at)
     select $1::uuid, 'quoted', id, jsonb_build_object('handle', null, 'title', subject, 'picture', null), name, email, language,
       $3::integer, 0, $4::timestamptz
     from public.commission_requests where id = $2`,
    [id, requestId, price, now.toISOString()],
  );
  const deposit = Math.round((price * depositPercent) / 100);
  const today = dayAtTheStudio(now);
  const payments = [
    {number: 1, amountCents: deposit, dueOn: addDays(today, depositDays)},
    {number: 2, amountCents: price - deposit, dueOn: addDays(today, balanceDays)},
  ];
  await addPayments({transaction, hold: {id}, now}, payments);
  return payments;
}

/** The buyer accepts a quote, which makes the deposit's invoice due. It's payable for a day at least. */
export async function acceptQuote(transaction: Queryable, quote: Hold, now: Date): Promise<void> {
  const locked = {transaction, hold: quote, now};
  await updateHold(locked, {state: 'paying'});
  await postponePayments(locked, addDays(dayAtTheStudio(now), 1));
}

/** The painting begins once something is paid. */
export async function beginPainting(
  transaction: Queryable,
  {commission_id}: Hold,
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into public.commission_updates (id, request_id, stage, created_at)
     select $2::uuid, request_id, 'painting', $3::timestamptz from public.commission_updates
     where number = (select max(number) from public.commission_updates where request_id = $1) and stage = 'deposit'`,
    [commission_id, crypto.randomUUID(), now.toISOString()],
  );
}
