import {addMonths} from '../contracts/time/days.ts';

export interface PlannedPayment {
  /** From 1. */
  number: number;
  amountCents: number;
  /** A calendar day at the studio, `2027-03-31`. */
  dueOn: string;
}

interface Plan {
  totalCents: number;
  /** The first payment's share of the total, in percent. */
  firstPercent: number;
  /** At least 2. */
  count: number;
  /** The day of the first payment. */
  from: string;
}

/**
 * A plan's payments, a month apart. The first is its share; the others are equal to the cent, and the last takes the
 * remainder.
 */
export function planPayments({totalCents, firstPercent, count, from}: Plan): PlannedPayment[] {
  const first = Math.round((totalCents * firstPercent) / 100);
  const each = Math.floor((totalCents - first) / (count - 1));
  const last = totalCents - first - each * (count - 2);
  return Array.from({length: count}, (_, index) => ({
    number: index + 1,
    amountCents: index === 0 ? first : index === count - 1 ? last : each,
    dueOn: addMonths(from, index),
  }));
}
