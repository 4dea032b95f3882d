import type {Money} from '~/lib/money';
import {isRecord} from '~/lib/read-json';

/** A line as the cart panel posts it; the price is the one that the shopper saw. */
export interface CheckoutLine {
  merchandiseId: string;
  quantity: number;
  price?: Money;
}

/** Why a line cannot be checked out. */
export type LineProblem =
  | {kind: 'sold-out'; merchandiseId: string}
  | {kind: 'gone'; merchandiseId: string}
  | {kind: 'not-enough'; merchandiseId: string; available: number}
  | {kind: 'repriced'; merchandiseId: string; price: Money};

/** The response of the `/cart` action: the checkout's URL (200), the lines' problems (409), or an error. */
export type CheckoutResponse =
  {cartId: string; checkoutUrl: string} | {problems: LineProblem[]} | {error: {message: string}};

export function isCheckoutResponse(value: unknown): value is CheckoutResponse {
  if (!isRecord(value)) return false;
  const {cartId, checkoutUrl, problems, error} = value;
  if (Array.isArray(problems)) return problems.every(isLineProblem);
  return (
    (typeof cartId === 'string' && typeof checkoutUrl === 'string') ||
    (isRecord(error) && typeof error.message === 'string')
  );
}

function isLineProblem(value: unknown): value is LineProblem {
  if (!isRecord(value) || typeof value.merchandiseId !== 'string') return false;
  const {kind, available, price} = value;
  if (kind === 'not-enough') return typeof available === 'number';
  if (kind === 'repriced') return isMoney(price);
  return kind === 'sold-out' || kind === 'gone';
}

function isMoney(value: unknown): value is Money {
  return (
    isRecord(value) && typeof value.amount === 'string' && typeof value.currencyCode === 'string'
  );
}
