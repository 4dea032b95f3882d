import type {Money} from '~/lib/money';
import {isRecord} from '~/lib/read-json';

/** A line as the cart panel posts it; the price is the one that the shopper saw. */
export interface CheckoutLine {
  merchandiseId: string;
  quantity: number;
  price?: Money;
  /** With which the early-access page was opened. */
  earlyAccessKey?: string;
}

/** Why a line cannot be checked out. */
export type LineProblem =
  | {kind: 'sold-out'; merchandiseId: string}
  | {kind: 'gone'; merchandiseId: string}
  | {kind: 'not-enough'; merchandiseId: string; available: number}
  /** The price is null where the product's page hides it. */
  | {kind: 'repriced'; merchandiseId: string; price: Money | null}
  /** Not on sale without the early-access key. */
  | {kind: 'early-access'; merchandiseId: string};

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
  if (kind === 'repriced') return price === null || isMoney(price);
  return kind === 'sold-out' || kind === 'gone' || kind === 'early-access';
}

function isMoney(value: unknown): value is Money {
  return (
    isRecord(value) && typeof value.amount === 'string' && typeof value.currencyCode === 'string'
  );
}
