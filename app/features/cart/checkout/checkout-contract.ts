import type {Money} from '~/lib/money';
import type {LineProblem} from '~/shop/cart/line-problem';

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

/** The effect of the posted discount code. */
export interface CartDiscount {
  isApplicable: boolean;
  /** Null when only checkout shows them, as for shipping. */
  savings: Money | null;
}

/** The response of the `/cart` action: the checkout's URL (200), or the lines' problems (409). An error has no body. */
export type CheckoutResponse =
  {cartId: string; checkoutUrl: string; discount?: CartDiscount} | {problems: LineProblem[]};

/** A line's texts about its work, in the language of the requesting page. */
export interface LineText {
  variantId: string;
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
