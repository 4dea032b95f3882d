import type {Money} from '~/lib/money';
import {isRecord} from '~/lib/read-json';

/** A line as the cart panel posts it; the price is the one that the shopper saw. */
export interface CheckoutLine {
  merchandiseId: string;
  quantity: number;
  price?: Money;
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
  | {kind: 'too-many-lines'; merchandiseId: string}
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
  /** Texts of the lines that the shop still has. */
  texts: LineText[];
}

/** The response of the `/cart` action: the checkout's URL (200), the lines' problems (409; 400 beyond the limits), or an error. */
export type CheckoutResponse =
  | {cartId: string; checkoutUrl: string; discount?: CartDiscount}
  | {problems: LineProblem[]; error?: {message: string}}
  | {error: {message: string}};

/** The shop's own answer, not that of a captive portal. */
export function isCheckoutResponse(value: unknown): value is CheckoutResponse {
  return isRecord(value) && ('checkoutUrl' in value || 'problems' in value || 'error' in value);
}

export function isCartCheck(value: unknown): value is CartCheck {
  return isRecord(value) && 'isCheckoutGone' in value && 'texts' in value;
}
