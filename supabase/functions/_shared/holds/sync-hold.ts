import {issueCertificate} from '../certificates/certificates.ts';
import {reload, tellBuyer, withLockedHold} from './change-hold.ts';
import {addDays} from '../contracts/time/days.ts';
import {type Hold, type HoldPayment, isActive, loadHold, openPayments} from './holds.ts';
import {MAIL_WORDS} from '../mails/mail-words.ts';
import type {Invoice, NewInvoice} from '../adapters/shopify-invoices.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext, Store} from '../function-context.ts';
import {type PaymentOrder, receiveOrders} from './receive-orders.ts';
import {remindOrEnd} from './remind-or-end.ts';
import {type Claimed, processDueRows, retryDelayMs} from '../due-rows.ts';

/** Longer than all calls about a hold can take, because otherwise two could create the same invoice. */
const CLAIM_TIMEOUT_MS = 5 * 60_000;
/** How often an open hold or order is checked, in case a webhook is lost, and for the reminders. */
const LOOK_AGAIN_MS = 60 * 60_000;
/** A work that is paid over time stays reserved this long after its last payment is due. */
const RESERVED_AFTER_PLAN_DAYS = 90;

/**
 * Syncs the due holds, all of them or those in `ids`, with Shopify: invoices, payments, refunds, and the end of the
 * reservation. Also ends holds and writes reminders when it's time. Retries failures with increasing delays, and never
 * gives up. Safe to run concurrently, and to be stopped anywhere. Returns the number of holds.
 */
export async function syncHolds(
  context: FunctionContext,
  ids: readonly string[] | null = null,
): Promise<number> {
  const {store} = context;
  if (!store) return 0;
  return processDueRows(
    context,
    {table: 'holds', id: 'id', due: 'next_sync_at', timeoutMs: CLAIM_TIMEOUT_MS},
    ids,
    (claimed) => syncOne(context, store, claimed),
  );
}

/** Syncs the payments of a commission with Shopify. */
export async function syncQuotes(context: FunctionContext, requestId: string): Promise<void> {
  const quotes = await context.database.query<{id: string}>(
    'select id from public.holds where commission_id = $1',
    [requestId],
  );
  await syncHolds(
    context,
    quotes.map(({id}) => id),
  );
}

async function syncOne(context: FunctionContext, store: Store, claimed: Claimed): Promise<boolean> {
  const {id, attempts, due} = claimed;
  let error: string | null = null;
  try {
    await syncHold(context, store, id, attempts > 1);
  } catch (reason) {
    error = reason instanceof Error ? reason.message : String(reason);
    console.warn(`Updating hold ${id} failed (attempt ${attempts}): ${error}`);
  }
  const nextMs =
    context.now().getTime() + (error === null ? LOOK_AGAIN_MS : retryDelayMs(attempts));
  await context.database.query(
    // A change that was made in the meantime is due at once.
    `update public.holds set claimed_until = null, last_error = left($4, 500),
       attempts = case when $4::text is null then 0 else attempts end,
       next_sync_at = case
         when next_sync_at <> $2 then next_sync_at
         when $4::text is not null then $3::timestamptz
         when state = 'paying' or exists (
           select from public.hold_payments where hold_id = holds.id and order_id is not null and paid_at is null
         ) then $3::timestamptz
         when state = 'held' then least(ends_at, $3::timestamptz)
       end
     where id = $1`,
    [id, due.toISOString(), new Date(nextMs).toISOString(), error],
  );
  return error === null;
}

async function syncHold(
  context: FunctionContext,
  store: Store,
  id: string,
  isRetry: boolean,
): Promise<void> {
  const {database} = context;
  if (isRetry) await findLostInvoices(context, store, await loadHold(database, id));
  const orders = await findOrders(context, store, await loadHold(database, id));
  await withLockedHold(context, id, async (locked) => {
    await receiveOrders(locked, orders);
    await remindOrEnd(await reload(locked));
  });
  const hold = await loadHold(database, id);
  // Invoices that are deleted come first, because they reserve the work. A payment in person takes it from the stock.
  const rank = ({voided_at, is_by_hand}: HoldPayment) => (voided_at ? 0 : is_by_hand ? 1 : 2);
  const payments = hold.payments.toSorted((one, other) => rank(one) - rank(other));
  for (const payment of payments) await updateInvoice(context, store, hold, payment);
  if (hold.state === 'paid' && !hold.thanked_at) await thank(context, store, hold);
  if (hold.product_id) await reserve(context, store, hold, hold.product_id);
}

/** If Shopify's response was lost, the invoice may exist all the same. Its payment may be voided by now. */
async function findLostInvoices(
  {database}: FunctionContext,
  {invoices}: Store,
  {payments}: Hold,
): Promise<void> {
  for (const {id, draft_order_id} of payments) {
    const lost = draft_order_id ? null : await invoices.findOf(id);
    if (lost) await storeInvoice(database, id, lost);
  }
}

/** The orders that the invoices became. */
async function findOrders(
  context: FunctionContext,
  store: Store,
  hold: Hold,
): Promise<PaymentOrder[]> {
  const orders: PaymentOrder[] = [];
  for (const {id: paymentId, draft_order_id: draftId, order_id} of hold.payments) {
    if (!draftId) continue;
    const invoice = await store.invoices.find(draftId);
    if (!invoice && !order_id) await forgetInvoice(context, paymentId);
    if (invoice?.order) orders.push({paymentId, ...invoice.order});
  }
  return orders;
}

/** Only the next payment has an invoice. Deletes an invoice that nobody should pay any more. */
async function updateInvoice(
  context: FunctionContext,
  store: Store,
  hold: Hold,
  payment: HoldPayment,
): Promise<void> {
  const {draft_order_id: draftId, order_id, is_by_hand} = payment;
  if (order_id) return;
  const isNext = isActive(hold) && openPayments(hold)[0]?.id === payment.id;
  if (isNext || is_by_hand) {
    const id = draftId ?? (await createInvoice(context, store, hold, payment));
    // Shopify records what the artist was paid in person, and takes the work from the stock.
    if (is_by_hand) await store.invoices.complete(id);
  } else if (draftId) {
    await store.invoices.remove(draftId);
    await forgetInvoice(context, payment.id);
  }
}

async function createInvoice(
  {database}: FunctionContext,
  store: Store,
  hold: Hold,
  payment: HoldPayment,
): Promise<string> {
  const invoice = await store.invoices.create(newInvoice(hold, payment));
  await storeInvoice(database, payment.id, invoice);
  return invoice.id;
}

async function storeInvoice(
  database: Queryable,
  paymentId: string,
  {id, url}: Invoice,
): Promise<void> {
  await database.query(
    'update public.hold_payments set draft_order_id = $2, invoice_url = $3 where id = $1',
    [paymentId, id, url],
  );
}

/** The first order buys the work, so that it's out of stock in every channel. The others pay the rest. */
function newInvoice(hold: Hold, {id, number, amount_cents}: HoldPayment): NewInvoice {
  const {email, language, work, variant_id, shipping_cents, ends_at, payments} = hold;
  const words = MAIL_WORDS[language].hold;
  const isFirst = !payments.some(
    ({paid_at, order_id, id: other}) => (paid_at || order_id) && other !== id,
  );
  const count = payments.filter(({voided_at}) => !voided_at).length;
  return {
    paymentId: id,
    email,
    variantId: isFirst ? variant_id : null,
    title: count > 1 ? words.payment(work.title, number, count) : work.title,
    cents: amount_cents,
    shipping: count === 1 && shipping_cents ? {title: words.shipping, cents: shipping_cents} : null,
    reservedUntil: isFirst && isActive(hold) ? ends_at : null,
    shipsLater: isFirst && variant_id !== null && count > 1,
  };
}

async function forgetInvoice({database}: FunctionContext, paymentId: string): Promise<void> {
  await database.query(
    'update public.hold_payments set draft_order_id = null, invoice_url = null where id = $1',
    [paymentId],
  );
}

/** Repeats until the product's field in Shopify matches its current hold, because another one may have begun. */
async function reserve(
  context: FunctionContext,
  store: Store,
  hold: Hold,
  productId: string,
): Promise<void> {
  for (;;) {
    const until = await findReservation(context.database, hold);
    if (!until) return;
    await store.works.reserve(productId, until);
    await context.database.query('update public.holds set reserved_until = $2 where id = $1', [
      hold.id,
      until.toISOString(),
    ]);
  }
}

/**
 * The end of the work's reservation, for this buyer or another; null when Shopify already has it, or when there is
 * none.
 */
async function findReservation(database: Queryable, {id}: Hold): Promise<Date | null> {
  const [row] = await database.query<{
    ends_at: Date | null;
    last_due: string | null;
    closed_at: Date | null;
    reserved_until: Date | null;
  }>(
    `select holder.ends_at, own.closed_at, own.reserved_until, (
       select max(due_on)::text from public.hold_payments
       where hold_id = holder.id and voided_at is null
     ) as last_due
     from public.holds as own
     left join public.holds as holder
       on holder.product_id = own.product_id and holder.state in ('held', 'paying')
     where own.id = $1 and own.price_cents is not null`,
    [id],
  );
  if (!row) return null;
  const {ends_at, last_due, closed_at, reserved_until} = row;
  const afterPlan = last_due && `${addDays(last_due, RESERVED_AFTER_PLAN_DAYS)}T00:00:00Z`;
  const until = ends_at ?? (afterPlan ? new Date(afterPlan) : closed_at);
  return until?.getTime() === reserved_until?.getTime() ? null : until;
}

/**
 * Thanks for the last payment, with the certificate. The work's facts are Shopify's at that moment. A commission gets
 * its certificate when it's sent.
 */
async function thank(
  context: FunctionContext,
  store: Store,
  {id, variant_id}: Hold,
): Promise<void> {
  const facts = variant_id ? await store.works.find(variant_id.replace(/^.*\//, '')) : null;
  await withLockedHold(context, id, async (locked) => {
    const {transaction, hold, now} = locked;
    if (hold.thanked_at) return;
    const {picture} = facts ?? hold.work;
    const certificate = hold.commission_id
      ? null
      : await issueCertificate(transaction, context, 'hold_id', id, {
          handle: hold.work.handle,
          title: facts?.title ?? hold.work.title,
          medium: facts?.medium,
          size: facts?.size,
          year: facts?.year,
          picture: picture && {width: null, height: null, ...picture},
        });
    await transaction.query('update public.holds set thanked_at = $2 where id = $1', [
      id,
      now.toISOString(),
    ]);
    await tellBuyer(locked, {kind: 'paid', certificate}, 'thanks');
  });
}
