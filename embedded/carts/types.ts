import type {SelectedOption} from '../catalogue/types';

export interface CartAttribute {
  key: string;
  value: string;
}

export interface CartLine {
  /** `gid://shopify/CartLine/<uuid>?cart=<token>` */
  id: string;
  /** The variant's gid. */
  merchandiseId: string;
  quantity: number;
  attributes: readonly CartAttribute[];
}

/** An address that the buyer added to a cart. */
export interface CartAddress {
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  /** Two letters. */
  provinceCode: string | null;
  /** Two letters. */
  countryCode: string | null;
  zip: string | null;
  phone: string | null;
}

export interface CartDeliveryAddress {
  /** `gid://shopify/CartSelectableAddress/<uuid>?cart=<token>` */
  id: string;
  address: CartAddress;
  selected: boolean;
  oneTimeUse: boolean;
}

export interface CartMetafield {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

/** A cart as the Storefront API stores it until the hosted checkout. */
export interface Cart {
  token: string;
  /** The secret part of the id: `gid://shopify/Cart/<token>?key=<key>`. */
  key: string;
  lines: readonly CartLine[];
  note: string;
  attributes: readonly CartAttribute[];
  discountCodes: readonly string[];
  /** Gift cards that the shop knows, in the order in which they were entered; undefined when there are none. */
  giftCardCodes?: readonly string[];
  buyerIdentity: {
    email: string | null;
    phone: string | null;
    countryCode: string | null;
  };
  /** Addresses in the order in which they were added; undefined when there are none. */
  deliveryAddresses?: readonly CartDeliveryAddress[];
  metafields?: readonly CartMetafield[];
  createdAt: string;
  updatedAt: string;
  /** Set once an order was created; for the API such a cart no longer exists, as at Shopify. */
  completedAt: string | null;
}

export interface CartStore {
  /** Inserts or updates the cart. */
  save(cart: Cart): Promise<void>;
  /** Returns null for an unknown token; completed carts are returned as well. */
  find(token: string): Promise<Cart | null>;
}

export interface PricedLine {
  line: CartLine;
  productTitle: string;
  variantTitle: string;
  selectedOptions: readonly SelectedOption[];
  unitCents: number;
  /** Quantity times unit price, before discounts. */
  subtotalCents: number;
  /** The discount on this line. */
  discountCents: number;
  /** The discount per code, in the order in which the codes were entered. */
  discountAllocations: readonly {code: string; cents: number}[];
}

/** The current price of a cart, for the hosted checkout and the API's `cost` fields. */
export interface CartPrice {
  lines: readonly PricedLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** What each gift card pays of the total. */
  giftCards: readonly {code: string; balanceCents: number; usedCents: number}[];
  /** Whether each entered code exists in this shop. */
  discountCodes: readonly {code: string; applicable: boolean}[];
}
