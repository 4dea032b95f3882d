import {
  addPayment,
  addPayments,
  closeHold,
  type HoldWork,
  moveToWaitingList,
  reload,
  tellArtist,
  tellBuyer,
  updateHold,
  voidOpenPayments,
  voidPayment,
  withLockedHold,
} from '../_shared/holds/change-hold.ts';
import {dayAtTheStudio} from '../_shared/contracts/time/days.ts';
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
import {acceptQuote} from '../_shared/holds/quotes.ts';
import {receivePayment} from '../_shared/holds/settle-hold.ts';
import {reserveId} from '../_shared/forms/submission.ts';
import {syncHolds} from '../_shared/holds/sync-hold.ts';
import {plansOf} from '../_shared/holds/view-hold.ts';

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
  await withLockedHold(context, id, async (work) => {
    const {transaction, hold, now} = work;
    const content = [id, {...change, token: undefined}];
    const {isNew} = await reserveId(transaction, 'hold-page', content, now);
    if (!isNew) return;
    if ('version' in change && change.version !== hold.version) throw outdated();
    const open: string[] = openActions(hold.state, hold.commission_id !== null);
    if (!isBuyerAction(change.intent) && !open.includes(change.intent)) throw outdated();
    await act(work, change);
  });
  context.waitUntil(syncHolds(context, [id]));
}

function act(work: HoldWork, change: Change): Promise<void> {
  switch (change.intent) {
    case 'confirm':
      return confirm(work);
    case 'accept':
      return acceptPlan(work, change);
    case 'agree':
      return agree(work, change);
    case 'decline':
      return decline(work, change);
    case 'extend':
      return extend(work, change);
    case 'end':
      return end(work, change);
    case 'record':
      return record(work, change);
  }
}

function outdated(): HttpError {
  return new HttpError(409, 'conflict', ({outdatedHold}) => outdatedHold);
}

/** The buyer confirms the address, and the artist gets the request. */
async function confirm(work: HoldWork): Promise<void> {
  if (work.hold.state !== 'new') return;
  if (await isSoldToAnother(work.transaction, work.hold)) return endAsSold(work);
  if (await isHeldForAnother(work.transaction, work.hold)) return moveToWaitingList(work);
  await updateHold(work, {state: 'asked'});
  await tellArtist(work, {kind: 'asked'});
}

async function endAsSold(work: HoldWork): Promise<void> {
  await closeHold(work, 'sold');
  await tellBuyer(work, {kind: 'sold'});
}

/** The buyer chooses a plan that the artist offers. */
async function acceptPlan(work: HoldWork, {count, terms}: Body<'accept'>): Promise<void> {
  if (!terms) {
    throw new HttpError(400, 'invalid_field', ({agreeToPlan}) => agreeToPlan, {field: 'terms'});
  }
  const plan = plansOf(work.hold, work.now).find(({length}) => length === count);
  if (!plan) throw outdated();
  await voidOpenPayments(work);
  await addPayments(work, plan);
  await updateHold(work);
  const planned = await reload(work);
  await tellBuyer(planned, {kind: 'planned'});
  await tellArtist(planned, {kind: 'planned'});
}

/** The artist sets the terms, or changes them until something is ordered. Others who asked move to the waiting list. */
async function agree(
  work: HoldWork,
  {price, shipping, hours, note, maxPayments, firstPercent}: Body<'agree'>,
): Promise<void> {
  const {transaction, hold, now} = work;
  const isFirst = hold.state === 'asked';
  if (await isHeldForAnother(transaction, hold)) {
    throw new HttpError(409, 'conflict', ({heldForAnother}) => heldForAnother);
  }
  const order = waitingOrder(hold);
  if (order) throw new HttpError(409, 'conflict', ({orderHasTerms}) => orderHasTerms(order));
  if (await isSoldToAnother(transaction, hold)) return endAsSold(work);
  const endsAt = new Date(now.getTime() + hours * HOUR_MS);
  await updateHold(work, {
    state: 'held',
    price_cents: price,
    shipping_cents: shipping,
    note,
    ends_at: endsAt.toISOString(),
    max_payments: maxPayments,
    first_percent: maxPayments && firstPercent,
  });
  await voidOpenPayments(work);
  await addPayments(work, [
    {number: 1, amountCents: price + shipping, dueOn: dayAtTheStudio(endsAt)},
  ]);
  await tellBuyer(await reload(work), {kind: isFirst ? 'agreed' : 'changed'});
  if (isFirst) await moveOthersToWaitingList(work);
}

async function moveOthersToWaitingList(work: HoldWork): Promise<void> {
  const {transaction, hold} = work;
  const others = await transaction.query<{id: string}>(
    `select id from public.holds where product_id = $1 and id <> $2 and state = 'asked' order by created_at`,
    [hold.product_id, hold.id],
  );
  for (const {id} of others) {
    await moveToWaitingList({...work, hold: await loadHold(transaction, id)});
  }
}

async function decline(work: HoldWork, {note}: Body<'decline'>): Promise<void> {
  await closeHold(work, 'declined');
  await tellBuyer(work, {kind: 'declined', note});
}

/**
 * Adds hours to the hold. Its invoice is replaced, because that reserves the stock until the hold ends. A single
 * payment is due then; a plan keeps its days.
 */
async function extend(work: HoldWork, {hours}: Body<'extend'>): Promise<void> {
  const {hold, now} = work;
  const fromMs = Math.max(now.getTime(), hold.ends_at!.getTime());
  const endsAt = new Date(fromMs + hours * HOUR_MS);
  const open = openPayments(hold);
  const payments = open
    .filter(({order_id}) => !order_id)
    .map((payment) => ({
      ...plannedOf(payment),
      dueOn: open.length > 1 ? payment.due_on : dayAtTheStudio(endsAt),
    }));
  await updateHold(work, {ends_at: endsAt.toISOString()});
  await voidOpenPayments(work);
  await addPayments(work, payments);
  await tellBuyer(await reload(work), {kind: 'changed'});
}

/** Ends the hold, with a note. The artist refunds payments in Shopify. */
async function end(work: HoldWork, {note}: Body<'end'>): Promise<void> {
  await closeHold(work, 'cancelled');
  await tellBuyer(work, {kind: 'cancelled', note});
}

/**
 * The artist was paid in person. That is a payment of its own, because the buyer may be paying the invoice right now.
 * Whoever pays a commission's deposit accepts its quote.
 */
async function record(work: HoldWork, {payment: number}: Body<'record'>): Promise<void> {
  const {transaction, hold, now} = work;
  const open = openPayments(hold);
  const payment = open.find((one) => one.number === number);
  if (!payment) throw outdated();
  // If the artist then cancelled the order, no other order would contain the work.
  const order = waitingOrder(hold);
  if (order) throw new HttpError(409, 'conflict', ({orderWaits}) => orderWaits(order));
  // Only a quote is 'asked' here.
  if (hold.state === 'asked') await acceptQuote(transaction, hold, now);
  await voidPayment(work, payment.id);
  const id = await addPayment(work, plannedOf(payment));
  const [next] = open;
  const hasOrder = hold.payments.some(({paid_at, order_id}) => paid_at || order_id);
  // The invoice of the first payment contains the work. When another payment comes before it, that one buys the work.
  if (hold.variant_id && next && next !== payment && !hasOrder) {
    await voidPayment(work, next.id);
    await addPayment(work, plannedOf(next));
  }
  await receivePayment(await reload(work), {...payment, id}, {isByHand: true});
}

function plannedOf({number, amount_cents: amountCents, due_on: dueOn}: HoldPayment) {
  return {number, amountCents, dueOn};
}
