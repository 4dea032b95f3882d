import {addPayments, closeHold, mailToArtist, mailToBuyer, updateHold} from './change-hold.ts';
import {addMonths, dayAtTheStudio, daysBetween} from './contracts/days.ts';
import {
  type Hold,
  type HoldPayment,
  isActive,
  isHeldForAnother,
  loadHold,
  openPayments,
  paidOf,
  totalOf,
} from './holds.ts';
import type {OutgoingMail} from './outbox.ts';
import type {FunctionContext, Queryable} from './ports.ts';
import {beginPainting} from './quotes.ts';

/** Shopify's data about a payment's order. */
export interface PaidOrder {
  paymentId: string;
  orderId: string;
  orderName: string;
  /** The whole amount for a cancelled order. */
  refundedCents: number;
}

/** The artist is notified of a late payment this many days after it was due, once the buyer has been reminded. */
const ARTIST_TOLD_AFTER_DAYS = 4;

/**
 * Brings a locked hold up to date with what was paid and with the time: stores new payments and refunds, ends what has
 * expired, and writes the reminders. Repeating it changes nothing. Returns the emails.
 */
export async function settleHold(
  transaction: Queryable,
  context: FunctionContext,
  locked: Hold,
  orders: readonly PaidOrder[],
): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  let hold = locked;
  for (const order of orders) {
    const payment = hold.payments.find(({id}) => id === order.paymentId);
    if (!payment) continue;
    await transaction.query(
      'update public.hold_payments set order_id = $2, order_name = $3 where id = $1',
      [payment.id, order.orderId, order.orderName],
    );
    if (!payment.paid_at)
      mails.push(...(await receivePayment(transaction, context, hold, payment)));
    hold = await loadHold(transaction, hold.id);
    const refunded = Math.min(order.refundedCents, payment.amount_cents);
    if (refunded > payment.refunded_cents) {
      mails.push(...(await receiveRefund(transaction, context, hold, {payment, refunded})));
      hold = await loadHold(transaction, hold.id);
    }
  }
  mails.push(...(await watchTime(transaction, context, hold)));
  return mails;
}

/** Stores that a payment was made, at Shopify or to the artist, and what follows. */
export async function receivePayment(
  transaction: Queryable,
  context: FunctionContext,
  before: Hold,
  payment: HoldPayment,
  {isByHand = false} = {},
): Promise<OutgoingMail[]> {
  const now = context.now();
  await transaction.query(
    'update public.hold_payments set paid_at = $2, is_by_hand = $3 where id = $1',
    [payment.id, now.toISOString(), isByHand],
  );
  if (
    before.payments.some(
      ({id, number, paid_at}) => paid_at && number === payment.number && id !== payment.id,
    )
  ) {
    await updateHold(transaction, before, {}, now);
    const news = {kind: 'twice', cents: payment.amount_cents} as const;
    return [await mailToArtist(transaction, context, before, news, payment.id)];
  }
  const isRevived = before.state === 'ended' && !(await isHeldForAnother(transaction, before));
  if (!isActive(before) && !isRevived) {
    await updateHold(transaction, before, {}, now);
    const news = {kind: 'stray', cents: payment.amount_cents} as const;
    return [
      await mailToBuyer(transaction, context, before, news, payment.id),
      await mailToArtist(transaction, context, before, news, payment.id),
    ];
  }
  if (isRevived) await reviveOpenPayments(transaction, before);
  if (payment.voided_at) await takeSlot(transaction, before, payment, now);

  const {payments} = await loadHold(transaction, before.id);
  const isPaid = paidOf({...before, payments}) >= totalOf(before);
  if (isPaid) {
    await closeHold(transaction, before, 'paid', now);
  } else {
    const changes = {state: 'paying', ends_at: null, closed_at: null};
    await updateHold(transaction, before, changes, now);
  }
  if (before.commission_id) await beginPainting(transaction, before, now);
  const hold = await loadHold(transaction, before.id);
  const news = {kind: 'received', cents: payment.amount_cents} as const;
  return [
    await mailToArtist(transaction, context, hold, isPaid ? {kind: 'paid'} : news, payment.id),
    // The thanks for the last payment come with the certificate.
    ...(isPaid ? [] : [await mailToBuyer(transaction, context, hold, news, payment.id)]),
  ];
}

/** For a payment that arrived just as the hold ended: reopens the payments that the end closed. */
async function reviveOpenPayments(transaction: Queryable, {id, closed_at}: Hold): Promise<void> {
  await transaction.query(
    'update public.hold_payments set voided_at = null where hold_id = $1 and voided_at = $2',
    [id, closed_at?.toISOString() ?? null],
  );
}

/** A payment was made on an invoice that another had just replaced: it takes the place of that one. */
async function takeSlot(
  transaction: Queryable,
  {id}: Hold,
  {id: paymentId, number}: HoldPayment,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update public.hold_payments set voided_at = $3
     where hold_id = $1 and number = $2 and id <> $4 and paid_at is null and voided_at is null`,
    [id, number, now.toISOString(), paymentId],
  );
  await transaction.query(
    `update public.hold_payments as payment set voided_at = null where id = $1 and not exists (
       select from public.hold_payments
       where hold_id = $2 and number = $3 and id <> $1 and voided_at is null
     )`,
    [paymentId, id, number],
  );
}

/** A refund is asked for again after the last payment, unless it was paid twice or the artist ends the hold. */
async function receiveRefund(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  {payment, refunded}: {payment: HoldPayment; refunded: number},
): Promise<OutgoingMail[]> {
  const now = context.now();
  await transaction.query('update public.hold_payments set refunded_cents = $2 where id = $1', [
    payment.id,
    refunded,
  ]);
  await updateHold(transaction, hold, {}, now);
  const cents = paidOf(hold) - paidOf(await loadHold(transaction, hold.id));
  if (!isActive(hold) || cents === 0) return [];
  const live = hold.payments.filter(({voided_at}) => !voided_at);
  const last = live.reduce(
    (latest, {due_on}) => (due_on > latest ? due_on : latest),
    dayAtTheStudio(now),
  );
  const number = Math.max(...hold.payments.map((one) => one.number)) + 1;
  const again = {number, amountCents: cents, dueOn: addMonths(last, 1)};
  await addPayments(transaction, hold, [again], now);
  const news = {kind: 'refunded', cents} as const;
  return [await mailToArtist(transaction, context, hold, news, `${payment.id}:${refunded}`)];
}

async function watchTime(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
): Promise<OutgoingMail[]> {
  const now = context.now();
  if (hold.state === 'held' && hold.ends_at && hold.ends_at <= now) {
    await closeHold(transaction, hold, 'ended', now);
    return [
      await mailToBuyer(transaction, context, hold, {kind: 'ended'}),
      await mailToArtist(transaction, context, hold, {kind: 'ended'}),
    ];
  }
  const [next] = openPayments(hold);
  if (hold.state !== 'paying' || !next) return [];
  const due = reminderOf(daysBetween(dayAtTheStudio(now), next.due_on));
  if (due <= next.reminded) return [];
  await transaction.query('update public.hold_payments set reminded = $2 where id = $1', [
    next.id,
    due,
  ]);
  const news = {cents: next.amount_cents, dueOn: next.due_on};
  const mails: OutgoingMail[] = [];
  if (next.reminded < 3) {
    const kind = REMINDERS[due];
    mails.push(await mailToBuyer(transaction, context, hold, {kind, ...news}, next.id));
  }
  if (due === 4) {
    mails.push(await mailToArtist(transaction, context, hold, {kind: 'late', ...news}, next.id));
  }
  return mails;
}

const REMINDERS = {0: 'soon', 1: 'soon', 2: 'today', 3: 'late', 4: 'late'} as const;

/** The latest reminder that is due so many days before a payment is; 0 for none yet. */
function reminderOf(daysLeft: number): 0 | 1 | 2 | 3 | 4 {
  if (daysLeft > 3) return 0;
  if (daysLeft > 0) return 1;
  if (daysLeft === 0) return 2;
  return daysLeft > -ARTIST_TOLD_AFTER_DAYS ? 3 : 4;
}
