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
import {addMonths, dayAtTheStudio} from '../contracts/time/days.ts';
import {
  type Hold,
  type HoldPayment,
  isActive,
  isHeldForAnother,
  isSoldToAnother,
  openPayments,
  paidCents,
  totalCents,
} from './holds.ts';
import type {Order} from '../adapters/shopify-invoices.ts';
import type {Queryable} from '../database.ts';
import {beginPainting} from './quotes.ts';

/** The order that a payment's invoice became, paid or not. */
export interface PaymentOrder extends Order {
  paymentId: string;
}

/**
 * Stores what Shopify's orders say about the payments of a locked hold: which are ordered, made or refunded. Repeating
 * it changes nothing.
 */
export async function receiveOrders(
  locked: LockedHold,
  orders: readonly PaymentOrder[],
): Promise<void> {
  for (const order of orders) await receiveOrder(await reload(locked), order);
}

async function receiveOrder(locked: LockedHold, order: PaymentOrder): Promise<void> {
  const payment = locked.hold.payments.find(({id}) => id === order.paymentId);
  if (!payment) return;
  // Shopify calls a cancelled order refunded, even when only a part of it was ever paid.
  if (order.isCancelled && !payment.paid_at) {
    await reissuePayment(locked, payment);
  } else if (order.isPaid || payment.paid_at) {
    await storeOrder(locked, order);
    if (!payment.paid_at) await receivePayment(locked, payment);
    await receiveRefund(locked, payment, order);
  } else if (!payment.order_id) {
    await storeOrder(locked, order);
    await receiveUnpaidOrder(locked, payment, order);
  }
}

/**
 * The artist cancelled an order that wasn't known as paid, so the payment is due again. It gets a new ID, because
 * Shopify finds the draft order of the old one.
 */
async function reissuePayment(locked: LockedHold, {id}: HoldPayment): Promise<void> {
  const {transaction, hold, now} = locked;
  await transaction.query(
    `update public.hold_payments set id = $2, draft_order_id = null, invoice_url = null, order_id = null,
       order_name = null, voided_at = coalesce(voided_at, $3) where id = $1`,
    [id, crypto.randomUUID(), isActive(hold) ? null : now.toISOString()],
  );
  await updateHold(locked);
}

async function storeOrder(
  {transaction}: LockedHold,
  {paymentId, id, name}: PaymentOrder,
): Promise<void> {
  await transaction.query(
    'update public.hold_payments set order_id = $2, order_name = $3 where id = $1',
    [paymentId, id, name],
  );
}

/**
 * The buyer ordered with a bank transfer, a cheque or another manual payment. The payment waits until the artist marks
 * the order as paid.
 */
async function receiveUnpaidOrder(
  locked: LockedHold,
  payment: HoldPayment,
  {name}: PaymentOrder,
): Promise<void> {
  await updateHold(locked);
  if (isActive(locked.hold) && payment.voided_at) await restorePayment(locked, payment);
  await tellArtist(locked, {kind: 'ordered', orderName: name}, payment.id);
}

/**
 * Stores that a payment was made, at Shopify or to the artist, and what follows: it counts, or the artist refunds it.
 */
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
    await tellArtist(locked, {kind: 'twice', cents}, id);
  } else if (isActive(hold) || (await canRevive(transaction, hold))) {
    await countPayment(locked, payment);
  } else {
    await updateHold(locked);
    await tellBuyer(locked, {kind: 'stray', cents}, id);
    await tellArtist(locked, {kind: 'stray', cents}, id);
  }
}

/** Whether a hold ended only because its hours were over, and nobody else has the work since. */
async function canRevive(transaction: Queryable, hold: Hold): Promise<boolean> {
  return (
    hold.state === 'ended' &&
    !(await isHeldForAnother(transaction, hold)) &&
    !(await isSoldToAnother(transaction, hold))
  );
}

/** A payment that was just made reduces what the buyer owes. Revives a hold that had ended. */
async function countPayment(locked: LockedHold, payment: HoldPayment): Promise<void> {
  const {transaction, hold, now} = locked;
  const {id, number, amount_cents: cents} = payment;
  if (!isActive(hold)) await reopenPayments(locked);
  if (payment.voided_at) await restorePayment(locked, payment);
  const isFirst = number === 1 && !hold.payments.some(({paid_at}) => paid_at);
  const isPostponed = isFirst && (await postponePayments(locked, dayAtTheStudio(now)));
  await balancePayments(await reload(locked));
  if (hold.commission_id) await beginPainting(transaction, hold, now);

  const after = await reload(locked);
  if (after.hold.state === 'paid') {
    const surplus = paidCents(after.hold) - totalCents(after.hold);
    await tellArtist(after, surplus > 0 ? {kind: 'overpaid', cents: surplus} : {kind: 'paid'}, id);
  } else {
    await tellArtist(after, {kind: 'received', cents}, id);
    // The thanks for the last payment come with the certificate.
    await tellBuyer(after, {kind: 'received', cents, isPostponed}, id);
  }
}

/** Reopens the payments that the end of the hold voided. */
async function reopenPayments({transaction, hold}: LockedHold): Promise<void> {
  await transaction.query(
    'update public.hold_payments set voided_at = null where hold_id = $1 and voided_at = $2',
    [hold.id, hold.closed_at?.toISOString() ?? null],
  );
}

/** The buyer paid or ordered an invoice that had just been replaced: it counts, and its replacement is voided. */
async function restorePayment(
  {transaction, hold, now}: LockedHold,
  {id, number}: HoldPayment,
): Promise<void> {
  await transaction.query(
    `update public.hold_payments set voided_at = $3
     where hold_id = $1 and number = $2 and id <> $4 and paid_at is null and order_id is null and voided_at is null`,
    [hold.id, number, now.toISOString(), id],
  );
  await transaction.query(
    `update public.hold_payments as payment set voided_at = null where id = $1 and not exists (
       select from public.hold_payments
       where hold_id = $2 and number = $3 and id <> $1 and voided_at is null
     )`,
    [id, hold.id, number],
  );
}

/** The buyer owes a refunded amount again, unless the payment was made twice or the hold is over. */
async function receiveRefund(
  before: LockedHold,
  {id, amount_cents, refunded_cents}: HoldPayment,
  order: PaymentOrder,
): Promise<void> {
  const refunded = Math.min(order.refundedCents, amount_cents);
  if (refunded <= refunded_cents) return;
  await before.transaction.query(
    'update public.hold_payments set refunded_cents = $2 where id = $1',
    [id, refunded],
  );
  const locked = await reload(before);
  if (!isActive(locked.hold)) return updateHold(locked);
  const cents = await balancePayments(locked);
  if (cents > 0) await tellArtist(locked, {kind: 'refunded', cents}, `${id}:${refunded}`);
}

/**
 * Closes a hold that is paid in full, or makes its open payments add up to the rest of its total. An amount that no
 * open payment covers is due a month after the last one. Returns that amount in cents.
 */
async function balancePayments(locked: LockedHold): Promise<number> {
  const {hold, now} = locked;
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
    const unordered = open.filter(({order_id}) => !order_id);
    await reduceLastPayments(locked, unordered, -missing);
  }
  return Math.max(missing, 0);
}

/** Takes these cents off the last of the payments. */
async function reduceLastPayments(
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
