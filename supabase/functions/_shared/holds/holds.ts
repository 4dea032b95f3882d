import type {HoldState} from '../contracts/hold.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import type {Work} from '../contracts/work.ts';
import type {Queryable} from '../database.ts';
import {unknownLink} from '../private-links.ts';

/** A requested payment. Amounts are cents of CAD. */
export interface HoldPayment {
  id: string;
  number: number;
  amount_cents: number;
  /** A calendar day at the studio, `2027-03-31`. */
  due_on: string;
  draft_order_id: string | null;
  invoice_url: string | null;
  /** The payment waits for the order's money until `paid_at`. */
  order_id: string | null;
  order_name: string | null;
  paid_at: Date | null;
  is_by_hand: boolean;
  refunded_cents: number;
  /** When another plan replaced it, or the hold was over. */
  voided_at: Date | null;
  reminded: number;
}

/** A hold, or the quote of a commission, with its payments in their order. */
export interface Hold {
  id: string;
  state: HoldState;
  /** Null for the payments of a commission. */
  product_id: string | null;
  variant_id: string | null;
  commission_id: string | null;
  /** A commission has no page and no picture. */
  work: Work | {handle: null; title: string; picture: null};
  name: string;
  email: string;
  message: string | null;
  language: LanguageCode;
  price_cents: number | null;
  shipping_cents: number | null;
  note: string | null;
  ends_at: Date | null;
  max_payments: number | null;
  first_percent: number | null;
  version: number;
  closed_at: Date | null;
  thanked_at: Date | null;
  payments: HoldPayment[];
}

/** Throws an `HttpError` with status 404 when it has been deleted. */
export async function loadHold(database: Queryable, id: string): Promise<Hold> {
  const [hold] = await database.query<Omit<Hold, 'payments'>>(
    `select id, state, product_id, variant_id, commission_id, work, name, email, message, language, price_cents, shipping_cents, note,
       ends_at, max_payments, first_percent, version, closed_at, thanked_at
     from public.holds where id = $1`,
    [id],
  );
  if (!hold) throw unknownLink();
  const payments = await database.query<HoldPayment>(
    `select id, number, amount_cents, due_on::text as due_on, draft_order_id, invoice_url, order_id, order_name, paid_at,
       is_by_hand, refunded_cents, voided_at, reminded
     from public.hold_payments where hold_id = $1 order by number, created_at`,
    [id],
  );
  return {...hold, payments};
}

/** The same, under a lock on every hold of its work, or on its commission, so that changes to them take turns. */
export async function lockHold(transaction: Queryable, id: string): Promise<Hold> {
  await transaction.query(
    `select id from public.commission_requests
     where id = (select commission_id from public.holds where id = $1) for update`,
    [id],
  );
  await transaction.query(
    `select id from public.holds
     where id = $1 or product_id = (select product_id from public.holds where id = $1) order by id for update`,
    [id],
  );
  return loadHold(transaction, id);
}

/** Whether the buyer can pay. An original is then reserved for them. */
export function isActive({state}: Pick<Hold, 'state'>): boolean {
  return state === 'held' || state === 'paying';
}

export function totalCents({price_cents, shipping_cents}: Hold): number {
  return (price_cents ?? 0) + (shipping_cents ?? 0);
}

/** What was paid and not refunded. A payment that was made twice counts once. */
export function paidCents({payments}: Hold): number {
  const paid = new Map<number, number>();
  for (const {number, paid_at, amount_cents, refunded_cents} of payments) {
    if (!paid_at) continue;
    paid.set(number, Math.max(paid.get(number) ?? 0, amount_cents - refunded_cents));
  }
  return [...paid.values()].reduce((sum, cents) => sum + cents, 0);
}

/** The payments that are still to come. */
export function openPayments({payments}: Hold): HoldPayment[] {
  return payments.filter(({paid_at, voided_at}) => !paid_at && !voided_at);
}

/** The name of an unpaid order, such as one by bank transfer; null without one. */
export function waitingOrder(hold: Hold): string | null {
  return openPayments(hold).find(({order_id}) => order_id)?.order_name ?? null;
}

/** Whether another buyer's hold paid for the work. After any refund the work may be for sale again. */
export async function isSoldToAnother(
  database: Queryable,
  {id, product_id}: Pick<Hold, 'id' | 'product_id'>,
): Promise<boolean> {
  const rows = await database.query(
    `select from public.holds as other where product_id = $1 and id <> $2 and state = 'paid' and not exists (
       select from public.hold_payments where hold_id = other.id and refunded_cents > 0
     )`,
    [product_id, id],
  );
  return rows.length > 0;
}

/** Whether another buyer holds the work. */
export async function isHeldForAnother(
  database: Queryable,
  {id, product_id}: Pick<Hold, 'id' | 'product_id'>,
): Promise<boolean> {
  const rows = await database.query(
    `select from public.holds where product_id = $1 and id <> $2 and state in ('held', 'paying')`,
    [product_id, id],
  );
  return rows.length > 0;
}
