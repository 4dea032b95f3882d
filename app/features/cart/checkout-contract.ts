import type {Money} from '~/lib/money';
import {isRecord} from '~/lib/read-json';

/** A line as the cart panel posts it, with the price that the shopper saw. */
export interface CheckoutLine {
  merchandiseId: string;
  quantity: number;
  price?: Money;
  earlyAccessKey?: string;
}

/**
 * The maximum number of lines in a checkout, which is how many are read of a Shopify cart (specification, section 9).
 */
export const MAX_LINES = 100;

/** The maximum quantity of a line. Shopify requires less than a million. */
export const MAX_QUANTITY = 999_999;

/** The maximum length of a gift note. Shopify accepts 5,000 characters. */
export const MAX_NOTE = 500;

/** The maximum length of a discount code, which is Shopify's own. */
export const MAX_DISCOUNT_CODE = 255;

/** A size of a work, by its variant's title and options. */
export interface SizeLeft {
  title: string;
  selectedOptions: {name: string; value: string}[];
}

export type LineProblem =
  /** The sizes are unknown when Shopify left the line out of its cart. */
  | {kind: 'sold-out'; merchandiseId: string; sizesLeft?: SizeLeft[]}
  | {kind: 'gone'; merchandiseId: string}
  | {kind: 'not-enough'; merchandiseId: string; available: number}
  /** The price is null when the product's page hides it. */
  | {kind: 'repriced'; merchandiseId: string; price: Money | null}
  /** Not on sale without the early-access key. */
  | {kind: 'early-access'; merchandiseId: string}
  /** An original with a quantity above 1. */
  | {kind: 'only-one'; merchandiseId: string}
  | {kind: 'too-many-lines'; merchandiseId: string}
  | {kind: 'too-much'; merchandiseId: string};

/** The effect of the posted discount code. The savings are null when only checkout shows them, as for shipping. */
export interface CartDiscount {
  isApplicable: boolean;
  savings: Money | null;
}

/** A line's texts about its work, in the language of the requesting page. */
export interface LineText {
  merchandiseId: string;
  title: string;
  variantTitle: string;
  selectedOptions: {name: string; value: string}[];
  /** The alternative text of the work's first picture; null when it has none. */
  altText: string | null;
}

/** What has changed about a cart since it was filled. */
export interface CartCheck {
  /** Whether its checkout became an order or expired. */
  isCheckoutGone: boolean;
  problems: LineProblem[];
  /** Texts of the lines that the shop still has. */
  texts: LineText[];
}

/** The response of the `/cart` action: the checkout's URL (200), the lines' problems (409; 400 beyond the limits), or an error. */
export type CheckoutResponse =
  | {cartId: string; checkoutUrl: string; discount?: CartDiscount}
  | {problems: LineProblem[]; error?: {message: string}}
  | {error: {message: string}};

/** Recognises the shop's own response, as opposed to a captive portal's. */
export function isCheckoutResponse(value: unknown): value is CheckoutResponse {
  return isRecord(value) && ('checkoutUrl' in value || 'problems' in value || 'error' in value);
}

export function isCartCheck(value: unknown): value is CartCheck {
  return isRecord(value) && 'isCheckoutGone' in value && 'texts' in value;
}
