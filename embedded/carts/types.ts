import type {Product, Variant} from '../catalogue/types';
import type {DraftOrder} from '../draft-orders/draft-order';

export interface CartLine {
  /** `gid://shopify/CartLine/<uuid>?cart=<token>` */
  id: string;
  /** The variant's gid. */
  merchandiseId: string;
  quantity: number;
}

/** A cart as the Storefront API stores it until the hosted checkout. */
export interface Cart {
  token: string;
  /** The secret part of the id: `gid://shopify/Cart/<token>?key=<key>`. */
  key: string;
  lines: readonly CartLine[];
  note: string;
  discountCodes: readonly string[];
  buyerIdentity: {
    email: string | null;
    phone: string | null;
    countryCode: string | null;
  };
  createdAt: string;
  updatedAt: string;
  /** Set once an order was created; for the API such a cart no longer exists, as at Shopify. */
  completedAt: string | null;
  /** Set for an invoice: the draft order that it pays, whose lines and prices count. */
  draft?: DraftOrder;
}

export interface CartStore {
  /** Inserts or updates the cart. */
  save(cart: Cart): Promise<void>;
  /** Returns null for an unknown token; completed carts are returned as well. */
  find(token: string): Promise<Cart | null>;
}

export interface PricedLine {
  line: CartLine;
  product: Product;
  variant: Variant;
  /** Quantity times unit price, before discounts. */
  subtotalCents: number;
}

/** The current price of a cart, for the hosted checkout and the API's `cost` fields. */
export interface CartPrice {
  lines: readonly PricedLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** Each entered code: whether it exists, and its discount on the whole cart. */
  discountCodes: readonly {code: string; applicable: boolean; cents: number}[];
}
