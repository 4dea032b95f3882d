import type {Money} from '~/lib/money';

/** What the cart panel posts for each line; the price is the one that the shopper saw. */
export interface CheckoutLine {
  merchandiseId: string;
  quantity: number;
  price?: Money;
}

/** Why a line cannot be checked out as it stands. */
export type LineProblem =
  | {kind: 'sold-out'; merchandiseId: string}
  | {kind: 'gone'; merchandiseId: string}
  | {kind: 'not-enough'; merchandiseId: string; available: number}
  | {kind: 'repriced'; merchandiseId: string; price: Money};

/** What the `/cart` action returns: the address to go to (200), the lines to look at again (409), or what failed. */
export type CheckoutResponse =
  {cartId: string; checkoutUrl: string} | {problems: LineProblem[]} | {error: {message: string}};
