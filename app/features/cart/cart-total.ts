import {fromCents, toCents, type Money} from '~/lib/money';
import type {Cart, CartLineItem} from './cart';

/** A line's price times its quantity. */
export function lineTotal({price, quantity}: CartLineItem): Money {
  return {amount: fromCents(toCents(price.amount) * quantity), currencyCode: price.currencyCode};
}

/** The sum of all lines, before taxes and after a discount; an empty cart costs CAD 0. */
export function cartTotal(cart: Cart, savings: Money | null = null): Money {
  const cents = cart.items.reduce(
    (sum, {price, quantity}) => sum + toCents(price.amount) * quantity,
    savings ? -toCents(savings.amount) : 0,
  );
  return {amount: fromCents(cents), currencyCode: cart.items[0]?.price.currencyCode ?? 'CAD'};
}
