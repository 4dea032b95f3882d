import {
  addPayment,
  addPayments,
  closeHold,
  type LockedHold,
  moveToWaitingList,
  reload,
  tellArtist,
  tellBuyer,
  updateHold,
  voidOpenPayments,
  voidPayment,
  withLockedHold,
} from '../_shared/holds/change-hold.ts';
import {dayAtTheStudio, HOUR_MS} from '../_shared/contracts/time/days.ts';
import {type HoldPageBody, isBuyerAction, openActions} from '../_shared/contracts/hold.ts';
import {
  type HoldPayment,
  isHeldForAnother,
  isSoldToAnother,
  loadHold,
  openPayments,
  waitingOrder,
} from '../_shared/holds/holds.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {receivePayment} from '../_shared/holds/receive-orders.ts';
import {reserveId} from '../_shared/forms/repeated-post.ts';
import {syncHolds} from '../_shared/holds/sync-hold.ts';
import {offeredPlans} from '../_shared/holds/view-hold.ts';

type Change = Exclude<HoldPageBody, {intent: 'read'}>;
type Body<Intent extends Change['intent']> = Extract<Change, {intent: Intent}>;

/**
 * Performs a reader's action, and stores its emails in the same transaction. Repeating it changes nothing; an action
 * from an outdated page is a 409. The sync with Shopify follows.
 */
export async function changeHold(
  context: FunctionContext,
  id: string,
  change: Change,
): Promise<void> {
  await withLockedHold(context, id, async (locked) => {
    const {transaction, hold, now} = locked;
    const content = [id, {...change, token: undefined}];
    const {isNew} = await reserveId(transaction, 'hold-page', content, now);
    if (!isNew) return;
    if ('version' in change && change.version !== hold.version) throw outdated();
    const open: string[] = openActions(hold.state, hold.commission_id !== null);
    if (!isBuyerAction(change.intent) && !open.includes(change.intent)) throw outdated();
    await act(locked, change);
  });
  context.waitUntil(syncHolds(context, [id]));
}

function act(locked: LockedHold, change: Change): Promise<void> {
  switch (change.intent) {
    case 'confirm':
      return confirm(locked);
    case 'accept':
      return acceptPlan(locked, change);
    case 'agree':
      return agree(locked, change);
    case 'decline':
      return decline(locked, change);
    case 'extend':
      return extend(locked, change);
    case 'end':
      return end(locked, change);
    case 'record':
      return record(locked, change);
  }
}

function outdated(): HttpError {
  return new HttpError(409, 'conflict', ({outdatedHold}) => outdatedHold);
}

/** The buyer confirms the address, and the artist gets the request. */
async function confirm(locked: LockedHold): Promise<void> {
  if (locked.hold.state !== 'new') return;
  if (await isSoldToAnother(locked.transaction, locked.hold)) return endAsSold(locked);
  if (await isHeldForAnother(locked.transaction, locked.hold)) return moveToWaitingList(locked);
  await updateHold(locked, {state: 'asked'});
  await tellArtist(locked, {kind: 'asked'});
}

async function endAsSold(locked: LockedHold): Promise<void> {
  await closeHold(locked, 'sold');
  await tellBuyer(locked, {kind: 'sold'});
}

/** The buyer chooses a plan that the artist offers. */
async function acceptPlan(locked: LockedHold, {count, terms}: Body<'accept'>): Promise<void> {
  if (!terms) {
    throw new HttpError(400, 'invalid_field', ({agreeToPlan}) => agreeToPlan, {field: 'terms'});
  }
  const plan = offeredPlans(locked.hold, locked.now).find(({length}) => length === count);
  if (!plan) throw outdated();
  await voidOpenPayments(locked);
  await addPayments(locked, plan);
  await updateHold(locked);
  const planned = await reload(locked);
  await tellBuyer(planned, {kind: 'planned'});
  await tellArtist(planned, {kind: 'planned'});
}

/** The artist sets the terms, or changes them until something is ordered. Others who asked move to the waiting list. */
async function agree(
  locked: LockedHold,
  {price, shipping, hours, note, maxPayments, firstPercent}: Body<'agree'>,
): Promise<void> {
  const {transaction, hold, now} = locked;
  const isFirst = hold.state === 'asked';
  if (await isHeldForAnother(transaction, hold)) {
    throw new HttpError(409, 'conflict', ({heldForAnother}) => heldForAnother);
  }
  const order = waitingOrder(hold);
  if (order) throw new HttpError(409, 'conflict', ({orderHasTerms}) => orderHasTerms(order));
  if (await isSoldToAnother(transaction, hold)) return endAsSold(locked);
  const endsAt = new Date(now.getTime() + hours * HOUR_MS);
  await updateHold(locked, {
    state: 'held',
    price_cents: price,
    shipping_cents: shipping,
    note,
    ends_at: endsAt.toISOString(),
    max_payments: maxPayments,
    first_percent: maxPayments && firstPercent,
  });
  await voidOpenPayments(locked);
  await addPayments(locked, [
    {number: 1, amountCents: price + shipping, dueOn: dayAtTheStudio(endsAt)},
  ]);
  await tellBuyer(await reload(locked), {kind: isFirst ? 'agreed' : 'changed'});
  if (isFirst) await moveOthersToWaitingList(locked);
}

async function moveOthersToWaitingList(locked: LockedHold): Promise<void> {
  const {transaction, hold} = locked;
  const others = await transaction.query<{id: string}>(
    `select id from public.holds where product_id = $1 and id <> $2 and state = 'asked' order by created_at`,
    [hold.product_id, hold.id],
  );
  for (const {id} of others) {
    await moveToWaitingList({...locked, hold: await loadHold(transaction, id)});
  }
}

async function decline(locked: LockedHold, {note}: Body<'decline'>): Promise<void> {
  await closeHold(locked, 'declined');
  await tellBuyer(locked, {kind: 'declined', note});
}

/**
 * Adds hours to the hold. Its invoice is replaced, because that reserves the stock until the hold ends. A single
 * payment is due then; a plan keeps its days.
 */
async function extend(locked: LockedHold, {hours}: Body<'extend'>): Promise<void> {
  const {hold, now} = locked;
  const fromMs = Math.max(now.getTime(), hold.ends_at!.getTime());
  const endsAt = new Date(fromMs + hours * HOUR_MS);
  const open = openPayments(hold);
  const payments = open
    .filter(({order_id}) => !order_id)
    .map((payment) => ({
      ...toPlannedPayment(payment),
      dueOn: open.length > 1 ? payment.due_on : dayAtTheStudio(endsAt),
    }));
  await updateHold(locked, {ends_at: endsAt.toISOString()});
  await voidOpenPayments(locked);
  await addPayments(locked, payments);
  await tellBuyer(await reload(locked), {kind: 'changed'});
}

/** Ends the hold, with a note. The artist refunds payments in Shopify. */
async function end(locked: LockedHold, {note}: Body<'end'>): Promise<void> {
  await closeHold(locked, 'cancelled');
  await tellBuyer(locked, {kind: 'cancelled', note});
}

/**
 * The artist was paid in person. That is a payment of its own, because the buyer may be paying the invoice right now.
 * Whoever pays a commission's deposit accepts its quote.
 */
async function record(locked: LockedHold, {payment: number}: Body<'record'>): Promise<void> {
  const {hold} = locked;
  const open = openPayments(hold);
  const payment = open.find((one) => one.number === number);
  if (!payment) throw outdated();
  // If the artist then cancelled the order, no other order would contain the work.
  const order = waitingOrder(hold);
  if (order) throw new HttpError(409, 'conflict', ({orderWaits}) => orderWaits(order));
  // The due dates move when the payment is received.
  if (hold.state === 'quoted') await updateHold(locked, {state: 'paying'});
  await voidPayment(locked, payment.id);
  const id = await addPayment(locked, toPlannedPayment(payment));
  const [next] = open;
  const hasOrder = hold.payments.some(({paid_at, order_id}) => paid_at || order_id);
  // The invoice of the first payment contains the work. When another payment comes before it, that one buys the work.
  if (hold.variant_id && next && next !== payment && !hasOrder) {
    await voidPayment(locked, next.id);
    await addPayment(locked, toPlannedPayment(next));
  }
  await receivePayment(await reload(locked), {...payment, id}, {isByHand: true});
}

function toPlannedPayment({number, amount_cents: amountCents, due_on: dueOn}: HoldPayment) {
  return {number, amountCents, dueOn};
}
