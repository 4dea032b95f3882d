import {
  addPayments,
  closeHold,
  mailToArtist,
  mailToBuyer,
  putInLine,
  updateHold,
  voidOpenPayments,
} from '../_shared/change-hold.ts';
import {dayAtTheStudio} from '../_shared/contracts/days.ts';
import type {HoldPageBody} from '../_shared/contracts/hold.ts';
import {
  type Hold,
  isActive,
  isHeldForAnother,
  loadHold,
  lockHold,
  openPayments,
} from '../_shared/holds.ts';
import {HttpError} from '../_shared/http-error.ts';
import {enqueueMails, type OutgoingMail, sendAfterwards} from '../_shared/outbox.ts';
import type {FunctionContext, Queryable} from '../_shared/ports.ts';
import {acceptQuote} from '../_shared/quotes.ts';
import {receivePayment} from '../_shared/settle-hold.ts';
import {reserveId} from '../_shared/submission.ts';
import {syncHolds} from '../_shared/sync-hold.ts';
import {plansOf} from '../_shared/view-hold.ts';

type Change = Exclude<HoldPageBody, {intent: 'read'}>;
type Body<Intent extends Change['intent']> = Extract<Change, {intent: Intent}>;

const HOUR_MS = 60 * 60_000;

/**
 * Performs a reader's action, and stores its emails in the same transaction. Repeating it changes nothing; an action
 * from an outdated page is a 409. The sync with Shopify follows.
 */
export async function changeHold(
  context: FunctionContext,
  id: string,
  change: Change,
): Promise<void> {
  const mails = await context.database.transaction(async (transaction) => {
    const hold = await lockHold(transaction, id);
    const now = context.now();
    const {isNew} = await reserveId(
      transaction,
      'hold-page',
      [id, {...change, token: undefined}],
      now,
    );
    if (!isNew) return [];
    if ('seen' in change && change.seen !== hold.version) throw outdated();
    const stored = await act(transaction, context, hold, change);
    await enqueueMails(transaction, stored, now);
    return stored;
  });
  sendAfterwards(context, mails);
  context.waitUntil(syncHolds(context, [id]));
}

function act(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  change: Change,
): Promise<OutgoingMail[]> {
  switch (change.intent) {
    case 'confirm':
      return confirm(transaction, context, hold);
    case 'accept':
      return acceptPlan(transaction, context, hold, change);
    case 'agree':
      return agree(transaction, context, hold, change);
    case 'decline':
      return decline(transaction, context, hold, change);
    case 'extend':
      return extend(transaction, context, hold, change);
    case 'end':
      return end(transaction, context, hold, change);
    case 'record':
      return record(transaction, context, hold, change);
  }
}

function outdated(): HttpError {
  return new HttpError(409, 'conflict', ({outdatedHold}) => outdatedHold);
}

/** The buyer confirms the address, and the artist gets the request. */
async function confirm(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
): Promise<OutgoingMail[]> {
  if (hold.state !== 'new') return [];
  if (await isHeldForAnother(transaction, hold)) {
    return [await putInLine(transaction, context, hold)];
  }
  await updateHold(transaction, hold, {state: 'asked'}, context.now());
  return [await mailToArtist(transaction, context, hold, {kind: 'asked'})];
}

/** The buyer chooses a plan that the artist offers. */
async function acceptPlan(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  {count}: Body<'accept'>,
): Promise<OutgoingMail[]> {
  const now = context.now();
  const plan = plansOf(hold, now).find(({length}) => length === count);
  if (!plan) throw outdated();
  await voidOpenPayments(transaction, hold, now);
  await addPayments(transaction, hold, plan, now);
  await updateHold(transaction, hold, {}, now);
  const planned = await loadHold(transaction, hold.id);
  return [
    await mailToBuyer(transaction, context, planned, {kind: 'planned'}),
    await mailToArtist(transaction, context, planned, {kind: 'planned'}),
  ];
}

/** The artist sets the terms, or changes them until something is paid. Others who asked are put in line. */
async function agree(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  {price, shipping, hours, note, maxPayments, firstPercent}: Body<'agree'>,
): Promise<OutgoingMail[]> {
  const isFirst = hold.state === 'asked';
  if (!isFirst && hold.state !== 'held') throw outdated();
  if (await isHeldForAnother(transaction, hold)) {
    throw new HttpError(409, 'conflict', ({heldForAnother}) => heldForAnother);
  }
  const now = context.now();
  const endsAt = new Date(now.getTime() + hours * HOUR_MS);
  const changes = {
    state: 'held',
    price_cents: price,
    shipping_cents: shipping,
    note,
    ends_at: endsAt.toISOString(),
    max_payments: maxPayments,
    first_percent: maxPayments && firstPercent,
  };
  await updateHold(transaction, hold, changes, now);
  await voidOpenPayments(transaction, hold, now);
  const payment = {number: 1, amountCents: price + shipping, dueOn: dayAtTheStudio(endsAt)};
  await addPayments(transaction, hold, [payment], now);
  const mails = isFirst ? await putOthersInLine(transaction, context, hold) : [];
  const agreed = await loadHold(transaction, hold.id);
  const kind = isFirst ? 'agreed' : 'changed';
  return [await mailToBuyer(transaction, context, agreed, {kind}), ...mails];
}

async function putOthersInLine(
  transaction: Queryable,
  context: FunctionContext,
  {id, product_id}: Hold,
): Promise<OutgoingMail[]> {
  const others = await transaction.query<{id: string}>(
    `select id from public.holds where product_id = $1 and id <> $2 and state = 'asked' order by created_at`,
    [product_id, id],
  );
  const mails: OutgoingMail[] = [];
  for (const other of others) {
    mails.push(await putInLine(transaction, context, await loadHold(transaction, other.id)));
  }
  return mails;
}

async function decline(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  {note}: Body<'decline'>,
): Promise<OutgoingMail[]> {
  if (hold.state !== 'asked') throw outdated();
  await closeHold(transaction, hold, 'declined', context.now());
  return [await mailToBuyer(transaction, context, hold, {kind: 'declined', note})];
}

/** Adds hours to the hold. Its invoice is replaced, because that reserves the stock until the hold ends. */
async function extend(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  {hours}: Body<'extend'>,
): Promise<OutgoingMail[]> {
  if (hold.state !== 'held' || !hold.ends_at) throw outdated();
  const now = context.now();
  const from = Math.max(now.getTime(), hold.ends_at.getTime());
  const endsAt = new Date(from + hours * HOUR_MS).toISOString();
  const payments = openPayments(hold).map(({number, amount_cents, due_on}) => ({
    number,
    amountCents: amount_cents,
    dueOn: due_on,
  }));
  await updateHold(transaction, hold, {ends_at: endsAt}, now);
  await voidOpenPayments(transaction, hold, now);
  await addPayments(transaction, hold, payments, now);
  const extended = await loadHold(transaction, hold.id);
  return [await mailToBuyer(transaction, context, extended, {kind: 'changed'})];
}

/** Ends the hold, with a note. The artist refunds payments in Shopify. */
async function end(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  {note}: Body<'end'>,
): Promise<OutgoingMail[]> {
  if (!isActive(hold)) throw outdated();
  await closeHold(transaction, hold, 'cancelled', context.now());
  return [await mailToBuyer(transaction, context, hold, {kind: 'cancelled', note})];
}

/**
 * The artist was paid in person. That is a payment of its own, because the buyer may be paying the invoice right now. Whoever
 * pays a commission's deposit accepts its quote.
 */
async function record(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  {payment: number}: Body<'record'>,
): Promise<OutgoingMail[]> {
  const payment = openPayments(hold).find((one) => one.number === number);
  const isQuote = hold.commission_id !== null && hold.state === 'asked';
  if ((!isActive(hold) && !isQuote) || !payment) throw outdated();
  const now = context.now();
  if (isQuote) await acceptQuote(transaction, hold, now);
  const {id, amount_cents: amountCents, due_on: dueOn} = payment;
  await transaction.query('update public.hold_payments set voided_at = $2 where id = $1', [
    id,
    now.toISOString(),
  ]);
  await addPayments(transaction, hold, [{number, amountCents, dueOn}], now);
  const replaced = await loadHold(transaction, hold.id);
  const inPerson = openPayments(replaced).find((one) => one.number === number)!;
  return receivePayment(transaction, context, replaced, inPerson, {isByHand: true});
}
