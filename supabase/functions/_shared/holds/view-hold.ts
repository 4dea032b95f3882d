import {findCertificate} from '../certificates/certificates.ts';
import {dayAtTheStudio} from '../contracts/time/days.ts';
import {type HoldView, PLAN_LIMITS} from '../contracts/hold.ts';
import {planPayments, type PlannedPayment} from './payment-plan.ts';
import {type Hold, type HoldPayment, isActive, totalCents, waitingOrder} from './holds.ts';
import type {Queryable} from '../database.ts';

/** Smaller payments aren't worth their fee. */
const LEAST_PAYMENT_CENTS = 1000;

/** A hold, as the pages show it to both readers. */
export async function viewHold(database: Queryable, hold: Hold, now: Date): Promise<HoldView> {
  return {
    state: hold.state,
    version: hold.version,
    isCommission: hold.commission_id !== null,
    work: hold.work,
    note: hold.note,
    priceCents: hold.price_cents,
    shippingCents: hold.shipping_cents,
    endsAt: hold.ends_at?.toISOString() ?? null,
    payments: hold.payments
      .filter(({voided_at, paid_at}) => !voided_at || paid_at)
      .map((payment) => viewPayment(hold, payment)),
    plans: offeredPlans(hold, now),
    certificate: await findCertificate(database, 'hold_id', hold.id),
  };
}

function viewPayment(hold: Hold, payment: HoldPayment) {
  const {number, amount_cents, due_on, paid_at, order_name, is_by_hand, refunded_cents} = payment;
  return {
    number,
    amountCents: amount_cents,
    dueOn: due_on,
    paidAt: paid_at?.toISOString() ?? null,
    waitingOrder: paid_at ? null : order_name,
    isByHand: is_by_hand,
    refundedCents: refunded_cents,
    invoiceUrl:
      paid_at || order_name || !isActive(hold)
        ? null
        : inLanguage(payment.invoice_url, hold.language),
  };
}

/** Shopify's checkout in the buyer's language. */
function inLanguage(url: string | null, language: string): string | null {
  if (!url) return null;
  const local = new URL(url);
  local.searchParams.set('locale', language);
  return local.href;
}

/** The plans on offer, with the first payment today; none once a plan is chosen, or the price is ordered. */
export function offeredPlans(hold: Hold, now: Date): PlannedPayment[][] {
  const {state, max_payments: most, first_percent: firstPercent, payments} = hold;
  const isChosen = payments.filter(({voided_at}) => !voided_at).length > 1 || waitingOrder(hold);
  if (state !== 'held' || !most || !firstPercent || isChosen) return [];
  return Array.from({length: most - PLAN_LIMITS.fewest + 1}, (_, index) =>
    planPayments({
      totalCents: totalCents(hold),
      firstPercent,
      count: PLAN_LIMITS.fewest + index,
      from: dayAtTheStudio(now),
    }),
  ).filter((plan) => plan.every(({amountCents}) => amountCents >= LEAST_PAYMENT_CENTS));
}
