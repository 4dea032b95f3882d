import type {Money} from '~/lib/money';
import {isRecord} from '~/lib/read-json';

/** A line as the cart panel posts it; the price is the one that the shopper saw. */
export interface CheckoutLine {
  merchandiseId: string;
  quantity: number;
  price?: Money;
  /** The key that opened the early-access page. */
  earlyAccessKey?: string;
}

/** The lines of one checkout: as many are read of a Shopify cart (specification, section 9). */
export const MAX_LINES = 100;

/** The highest quantity of a line; Shopify wants less than a million. */
export const MAX_QUANTITY = 999_999;

/** Characters of a gift note; Shopify takes 5,000. */
export const MAX_NOTE = 500;

/** Characters of a discount code, as long as Shopify lets one be. */
export const MAX_DISCOUNT_CODE = 255;

/** Why a line cannot be checked out. */
export type LineProblem =
  | {kind: 'sold-out'; merchandiseId: string}
  | {kind: 'gone'; merchandiseId: string}
  | {kind: 'not-enough'; merchandiseId: string; available: number}
  /** The price is null where the product's page hides it. */
  | {kind: 'repriced'; merchandiseId: string; price: Money | null}
  /** Not on sale without the early-access key. */
  | {kind: 'early-access'; merchandiseId: string}
  /** An original, of which the line wants several. */
  | {kind: 'only-one'; merchandiseId: string}
  /** The line comes after `MAX_LINES` others. */
  | {kind: 'too-many-lines'; merchandiseId: string}
  /** The quantity is above `MAX_QUANTITY`. */
  | {kind: 'too-much'; merchandiseId: string};

/** What the posted discount code does; the savings are null where they show at checkout alone, such as shipping. */
export interface CartDiscount {
  isApplicable: boolean;
  savings: Money | null;
}

/** What a line says of its work, in the language of the page that asks. */
export interface LineText {
  merchandiseId: string;
  title: string;
  variantTitle: string;
  selectedOptions: {name: string; value: string}[];
  /** The alternative text of the work's first picture; null where it has none. */
  altText: string | null;
}

/** What became of a cart since it was filled. */
export interface CartCheck {
  /** Its checkout became an order or expired. */
  isCheckoutGone: boolean;
  problems: LineProblem[];
  /** Texts of the lines that the shop still has; undefined where an earlier version of the shop answers. */
  texts?: LineText[];
}

/** The response of the `/cart` action: the checkout's URL (200), the lines' problems (409; 400 beyond the limits), or an error. */
export type CheckoutResponse =
  | {cartId: string; checkoutUrl: string; discount?: CartDiscount}
  | {problems: LineProblem[]; error?: {message: string}}
  | {error: {message: string}};

export function isCheckoutResponse(value: unknown): value is CheckoutResponse {
  if (!isRecord(value)) return false;
  const {cartId, checkoutUrl, problems, error} = value;
  if (Array.isArray(problems)) return problems.every(isLineProblem);
  return (
    (typeof cartId === 'string' && typeof checkoutUrl === 'string' && isDiscount(value.discount)) ||
    (isRecord(error) && typeof error.message === 'string')
  );
}

export function isCartCheck(value: unknown): value is CartCheck {
  return (
    isRecord(value) &&
    typeof value.isCheckoutGone === 'boolean' &&
    Array.isArray(value.problems) &&
    value.problems.every(isLineProblem) &&
    (value.texts === undefined || (Array.isArray(value.texts) && value.texts.every(isLineText)))
  );
}

function isLineText(value: unknown): value is LineText {
  return (
    isRecord(value) &&
    [value.merchandiseId, value.title, value.variantTitle].every(isString) &&
    (value.altText === null || isString(value.altText)) &&
    Array.isArray(value.selectedOptions) &&
    value.selectedOptions.every(
      (option) => isRecord(option) && isString(option.name) && isString(option.value),
    )
  );
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isDiscount(value: unknown): value is CartDiscount | undefined {
  if (value === undefined) return true;
  return (
    isRecord(value) &&
    typeof value.isApplicable === 'boolean' &&
    (value.savings === null || isMoney(value.savings))
  );
}

function isLineProblem(value: unknown): value is LineProblem {
  if (!isRecord(value) || typeof value.merchandiseId !== 'string') return false;
  const {kind, available, price} = value;
  if (kind === 'not-enough') return typeof available === 'number';
  if (kind === 'repriced') return price === null || isMoney(price);
  return ['sold-out', 'gone', 'early-access', 'only-one', 'too-many-lines', 'too-much'].includes(
    String(kind),
  );
}

function isMoney(value: unknown): value is Money {
  return (
    isRecord(value) && typeof value.amount === 'string' && typeof value.currencyCode === 'string'
  );
}
