import {
  addPayment,
  closeHold,
  type LockedHold,
  postponePayments,
  reload,
  tellArtist,
  tellBuyer,
  updateHold,
  voidPayment,
} from './change-hold.ts';
import {addMonths, dayAtTheStudio, daysBetween} from '../contracts/time/days.ts';
import {
  type HoldPayment,
  isActive,
  isHeldForAnother,
  isSoldToAnother,
  openPayments,
  paidCents,
  totalCents,
  waitingOrder,
} from './holds.ts';
import type {Order} from '../adapters/shopify-invoices.ts';
import {beginPainting} from './quotes.ts';

/** An order that was placed for a payment, paid or not. */
export interface PaidOrder extends Order {
  paymentId: string;
}

const LATE = 3;
const ARTIST_KNOWS = 4;

/** A payment's reminders, the latest first, with the most days that may be left. `reminded` stores the number. */
const REMINDERS = [
  {number: ARTIST_KNOWS, daysLeft: -4, kind: 'late'},
  {number: LATE, daysLeft: -1, kind: 'late'},
  {number: 2, daysLeft: 0, kind: 'today'},
  {number: 1, daysLeft: 3, kind: 'soon'},
] as const;

/**
 * Brings a locked hold up to date with what was paid and with the time: stores new payments and refunds, ends what has
 * expired, and writes the reminders. Repeating it changes nothing.
 */
export async function settleHold(before: LockedHold, orders: readonly PaidOrder[]): Promise<void> {
  let locked = before;
  for (const order of orders) {
    const {paymentId, id: orderId, name, refundedCents} = order;
    const payment = locked.hold.payments.find(({id}) => id === paymentId);
    if (!payment) continue;
    await locked.transaction.query(
      'update public.hold_payments set order_id = $2, order_name = $3 where id = $1',
      [payment.id, orderId, name],
    );
    // Shopify calls a cancelled order refunded, even when only a part of it was ever paid.
    if (!payment.paid_at && (!order.isPaid || order.isCancelled)) {
      if (order.isCancelled) await forgetOrder(locked, payment);
      else if (!payment.order_id) await awaitMoney(locked, payment, name);
      locked = await reload(locked);
      continue;
    }
    if (!payment.paid_at) await receivePayment(locked, payment);
    locked = await reload(locked);
    const refunded = Math.min(refundedCents, payment.amount_cents);
    if (refunded > payment.refunded_cents) {
      await receiveRefund(locked, payment, refunded);
      locked = await reload(locked);
    }
  }
  await watchTime(locked);
}

/**
 * The buyer ordered with a bank transfer, a cheque or another manual payment. The payment waits until the artist marks
 * the order as paid.
 */
async function awaitMoney(
  locked: LockedHold,
  payment: HoldPayment,
  orderName: string,
): Promise<void> {
  await updateHold(locked);
  if (isActive(locked.hold) && payment.voided_at) await takeSlot(locked, payment);
  await tellArtist(locked, {kind: 'ordered', orderName}, payment.id);
}

/**
 * The artist cancelled an order that wasn't known as paid, so the payment is due again. It gets a new ID, because
 * Shopify finds the draft order of the old one.
 */
async function forgetOrder(locked: LockedHold, {id}: HoldPayment): Promise<void> {
  const {transaction, hold, now} = locked;
  await transaction.query(
    `update public.hold_payments set id = $2, draft_order_id = null, invoice_url = null, order_id = null,
       order_name = null, voided_at = coalesce(voided_at, $3) where id = $1`,
    [id, crypto.randomUUID(), isActive(hold) ? null : now.toISOString()],
  );
  await updateHold(locked);
}

/** Stores that a payment was made, at Shopify or to the artist, and what follows. */
export async function receivePayment(
  locked: LockedHold,
  payment: HoldPayment,
  {isByHand = false} = {},
): Promise<void> {
  const {transaction, hold, now} = locked;
  const {id, number, amount_cents: cents} = payment;
  await transaction.query(
    'update public.hold_payments set paid_at = $2, is_by_hand = $3 where id = $1',
    [id, now.toISOString(), isByHand],
  );
  if (hold.payments.some((one) => one.paid_at && one.number === number && one.id !== id)) {
    await updateHold(locked);
    return tellArtist(locked, {kind: 'twice', cents}, id);
  }
  const isRevived =
    hold.state === 'ended' &&
    !(await isHeldForAnother(transaction, hold)) &&
    !(await isSoldToAnother(transaction, hold));
  if (!isActive(hold) && !isRevived) {
    await updateHold(locked);
    await tellBuyer(locked, {kind: 'stray', cents}, id);
    return tellArtist(locked, {kind: 'stray', cents}, id);
  }
  if (isRevived) await reviveOpenPayments(locked);
  if (payment.voided_at) await takeSlot(locked, payment);
  const isFirst = number === 1 && !hold.payments.some(({paid_at}) => paid_at);
  const isPostponed = isFirst && (await postponePayments(locked, dayAtTheStudio(now)));

  await balancePayments(locked);
  if (hold.commission_id) await beginPainting(transaction, hold, now);
  const after = await reload(locked);
  if (after.hold.state === 'paid') {
    const surplus = paidCents(after.hold) - totalCents(after.hold);
    return tellArtist(after, surplus > 0 ? {kind: 'overpaid', cents: surplus} : {kind: 'paid'}, id);
  }
  await tellArtist(after, {kind: 'received', cents}, id);
  // The thanks for the last payment come with the certificate.
  await tellBuyer(after, {kind: 'received', cents, isPostponed}, id);
}

/** For a payment that arrived just as the hold ended: reopens the payments that the end closed. */
async function reviveOpenPayments({transaction, hold}: LockedHold): Promise<void> {
  await transaction.query(
    'update public.hold_payments set voided_at = null where hold_id = $1 and voided_at = $2',
    [hold.id, hold.closed_at?.toISOString() ?? null],
  );
}

/** The buyer paid or ordered an invoice that had just been replaced: it counts, and the replacement is voided. */
async function takeSlot(
  {transaction, hold, now}: LockedHold,
  {id: paymentId, number}: HoldPayment,
): Promise<void> {
  await transaction.query(
    `update public.hold_payments set voided_at = $3
     where hold_id = $1 and number = $2 and id <> $4 and paid_at is null and order_id is null and voided_at is null`,
    [hold.id, number, now.toISOString(), paymentId],
  );
  await transaction.query(
    `update public.hold_payments as payment set voided_at = null where id = $1 and not exists (
       select from public.hold_payments
       where hold_id = $2 and number = $3 and id <> $1 and voided_at is null
     )`,
    [paymentId, hold.id, number],
  );
}

/**
 * Closes a hold that is paid in full, or makes its open payments add up to the rest of its total. An amount that no
 * open payment covers is due a month after the last one. Returns that amount in cents.
 */
async function balancePayments(locked: LockedHold): Promise<number> {
  const {hold, now} = await reload(locked);
  const rest = totalCents(hold) - paidCents(hold);
  if (rest <= 0) {
    await closeHold(locked, 'paid');
    return 0;
  }
  await updateHold(locked, {state: 'paying', ends_at: null, closed_at: null});
  const open = openPayments(hold);
  const missing = open.reduce((left, {amount_cents}) => left - amount_cents, rest);
  if (missing > 0) {
    const live = hold.payments.filter(({voided_at}) => !voided_at);
    const number = Math.max(...live.map((one) => one.number)) + 1;
    const last = live.reduce(
      (latest, {due_on}) => (due_on > latest ? due_on : latest),
      dayAtTheStudio(now),
    );
    await addPayment(locked, {number, amountCents: missing, dueOn: addMonths(last, 1)});
  } else {
    await takeOff(
      locked,
      open.filter(({order_id}) => !order_id),
      -missing,
    );
  }
  return Math.max(missing, 0);
}

/** Takes these cents off the last of the payments. */
async function takeOff(
  locked: LockedHold,
  payments: readonly HoldPayment[],
  cents: number,
): Promise<void> {
  let left = cents;
  for (const {id, number, amount_cents, due_on} of payments.toReversed()) {
    if (left <= 0) return;
    await voidPayment(locked, id);
    const amountCents = amount_cents - left;
    if (amountCents > 0) await addPayment(locked, {number, amountCents, dueOn: due_on});
    left -= amount_cents;
  }
}

/** The buyer owes a refunded amount again, unless the payment was made twice or the hold is over. */
async function receiveRefund(
  locked: LockedHold,
  {id}: HoldPayment,
  refunded: number,
): Promise<void> {
  const {transaction, hold} = locked;
  await transaction.query('update public.hold_payments set refunded_cents = $2 where id = $1', [
    id,
    refunded,
  ]);
  if (!isActive(hold)) return updateHold(locked);
  const cents = await balancePayments(locked);
  if (cents === 0) return;
  await tellArtist(await reload(locked), {kind: 'refunded', cents}, `${id}:${refunded}`);
}

async function watchTime(locked: LockedHold): Promise<void> {
  const {transaction, hold, now} = locked;
  // The buyer has done their part, so the hold doesn't end and no reminder is due.
  if (waitingOrder(hold)) return;
  if (hold.state === 'held' && hold.ends_at && hold.ends_at <= now) {
    await closeHold(locked, 'ended');
    await tellBuyer(locked, {kind: 'ended'});
    return tellArtist(locked, {kind: 'ended'});
  }
  const [next] = openPayments(hold);
  if (hold.state !== 'paying' || !next) return;
  const daysLeft = daysBetween(dayAtTheStudio(now), next.due_on);
  const due = REMINDERS.find((reminder) => daysLeft <= reminder.daysLeft);
  if (!due || due.number <= next.reminded) return;
  await transaction.query('update public.hold_payments set reminded = $2 where id = $1', [
    next.id,
    due.number,
  ]);
  const news = {cents: next.amount_cents, dueOn: next.due_on};
  if (next.reminded < LATE) await tellBuyer(locked, {kind: due.kind, ...news}, next.id);
  if (due.number === ARTIST_KNOWS) await tellArtist(locked, {kind: 'late', ...news}, next.id);
}
