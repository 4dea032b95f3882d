import {fromCents, toCents, type Money} from '~/lib/money';
import type {CartLineItem} from './cart';

/** A line's price times its quantity. */
export function lineTotal({price, quantity}: CartLineItem): Money {
  return {amount: fromCents(toCents(price.amount) * quantity), currencyCode: price.currencyCode};
}

/** The sum of the lines, before taxes and after a discount; no lines cost CAD 0. */
export function cartTotal(lines: readonly CartLineItem[], savings: Money | null = null): Money {
  const cents = lines.reduce(
    (sum, {price, quantity}) => sum + toCents(price.amount) * quantity,
    savings ? -toCents(savings.amount) : 0,
  );
  return {amount: fromCents(cents), currencyCode: lines[0]?.price.currencyCode ?? 'CAD'};
}
