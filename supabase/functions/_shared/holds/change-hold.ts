import type {HoldState} from '../contracts/hold.ts';
import type {PlannedPayment} from './payment-plan.ts';
import {type Hold, loadHold, lockHold} from './holds.ts';
import {localShopUrl} from '../languages.ts';
import {type ArtistNews, type BuyerNews, holdMailToArtist, holdMailToBuyer} from '../mails/hold.ts';
import {type OutgoingMail, withMails} from '../outbox/outbox.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext} from '../function-context.ts';
import {createPrivateLink} from '../private-links.ts';

/** A row of `holds` in a transaction. */
interface HoldRow {
  transaction: Queryable;
  hold: Pick<Hold, 'id'>;
  now: Date;
}

/** A locked hold, as it was loaded, and the emails that its change has caused so far. */
export interface LockedHold extends HoldRow {
  context: FunctionContext;
  hold: Hold;
  mails: OutgoingMail[];
}

/** Changes a hold, and stores the emails of the change in the same transaction. They're sent afterwards. */
export async function withLockedHold(
  context: FunctionContext,
  id: string,
  change: (locked: LockedHold) => Promise<void>,
): Promise<void> {
  await withMails(context, async (transaction, mails) => {
    const hold = await lockHold(transaction, id);
    await change({context, transaction, hold, now: context.now(), mails});
  });
}

/** The locked hold, read again after an update. */
export async function reload(locked: LockedHold): Promise<LockedHold> {
  return {...locked, hold: await loadHold(locked.transaction, locked.hold.id)};
}

/** Changes columns of a hold, which makes open pages outdated and schedules a sync with Shopify. */
export async function updateHold(
  {transaction, hold, now}: HoldRow,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const names = Object.keys(changes);
  await transaction.query(
    `update public.holds set version = version + 1, next_sync_at = $2${names
      .map((name, index) => `, ${name} = $${index + 3}`)
      .join('')} where id = $1`,
    [hold.id, now.toISOString(), ...Object.values(changes)],
  );
}

/** Ends a hold in this state. Its open payments can't be made any more, except in an order that waits for its money. */
export async function closeHold(row: HoldRow, state: HoldState): Promise<void> {
  await updateHold(row, {state, closed_at: row.now.toISOString()});
  await voidOpenPayments(row);
}

/** Voids the payments that are neither made nor ordered. */
export async function voidOpenPayments({transaction, hold, now}: HoldRow): Promise<void> {
  await transaction.query(
    `update public.hold_payments set voided_at = $2
     where hold_id = $1 and paid_at is null and order_id is null and voided_at is null`,
    [hold.id, now.toISOString()],
  );
}

export async function voidPayment({transaction, now}: HoldRow, paymentId: string): Promise<void> {
  await transaction.query('update public.hold_payments set voided_at = $2 where id = $1', [
    paymentId,
    now.toISOString(),
  ]);
}

export async function addPayments(
  row: HoldRow,
  payments: readonly PlannedPayment[],
): Promise<void> {
  for (const payment of payments) await addPayment(row, payment);
}

/** Returns the payment's id. */
export async function addPayment(
  {transaction, hold, now}: HoldRow,
  {number, amountCents, dueOn}: PlannedPayment,
): Promise<string> {
  const id = crypto.randomUUID();
  await transaction.query(
    `insert into public.hold_payments (id, hold_id, number, amount_cents, due_on, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, hold.id, number, amountCents, dueOn, now.toISOString()],
  );
  return id;
}

/**
 * Moves the due dates by as many days as the first one is before `day`. A later payment then isn't late at once. Returns
 * whether any date has moved.
 */
export async function postponePayments(
  {transaction, hold}: Pick<HoldRow, 'transaction' | 'hold'>,
  day: string,
): Promise<boolean> {
  const moved = await transaction.query(
    `update public.hold_payments as payment set due_on = payment.due_on + ($2::date - first.due_on)
     from (
       select min(due_on) as due_on from public.hold_payments where hold_id = $1 and voided_at is null
     ) as first
     where hold_id = $1 and paid_at is null and voided_at is null and first.due_on < $2::date
     returning payment.id`,
    [hold.id, day],
  );
  return moved.length > 0;
}

/**
 * Notifies a buyer that another was first, and that one email follows if the work becomes available. The wait has no
 * words of consent, because the buyer saw none: the request itself permits emails about its work for six months.
 */
export async function moveToWaitingList(locked: LockedHold): Promise<void> {
  const {transaction, hold, now} = locked;
  await closeHold(locked, 'taken');
  await transaction.query(
    `insert into public.stock_waits (email, item, title, language, created_at, confirmed_at)
     select email, variant_id, work ->> 'title', language, created_at, $2 from public.holds where id = $1
     on conflict (lower(email), item) do update set confirmed_at = coalesce(stock_waits.confirmed_at, $2)`,
    [hold.id, now.toISOString()],
  );
  await tellBuyer(locked, {kind: 'taken'});
}

/** An email to the buyer with a new link to the private page. `key` distinguishes two of the same kind. */
export async function tellBuyer(
  {context, transaction, hold, mails}: LockedHold,
  news: BuyerNews,
  key: string | number = hold.version,
): Promise<void> {
  const {id, commission_id: requestId, language} = hold;
  const link = {reader: 'buyer', language} as const;
  const url = requestId
    ? await createPrivateLink(transaction, context, 'commission', {id: requestId, ...link})
    : await createPrivateLink(transaction, context, 'hold', {id, ...link});
  const shopUrl = localShopUrl(context.shopUrl, language);
  mails.push({
    key: `hold:${id}:buyer:${news.kind}:${key}`,
    kind: news.kind === 'confirm' ? 'confirmation' : 'progress',
    mail: holdMailToBuyer(hold, news, {url, shopUrl}),
  });
}

export async function tellArtist(
  {context, transaction, hold, mails}: LockedHold,
  news: ArtistNews,
  key: string | number = hold.version,
): Promise<void> {
  const {id} = hold;
  const url = await createPrivateLink(transaction, context, 'hold', {id, reader: 'artist'});
  mails.push({
    key: `hold:${id}:artist:${news.kind}:${key}`,
    kind: 'artist',
    mail: holdMailToArtist(hold, news, {url, shopUrl: context.shopUrl}),
  });
}
