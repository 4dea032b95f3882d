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

/** An address as the buyer gave it to a cart; the hosted checkout may fill its form with it. */
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
  createdAt: string;
  updatedAt: string;
}

/** A remote cart as the Storefront API keeps it between a shopper's calls and until the hosted checkout. */
export interface Cart {
  token: string;
  /** The secret half of the id: `gid://shopify/Cart/<token>?key=<key>`. */
  key: string;
  lines: readonly CartLine[];
  note: string;
  attributes: readonly CartAttribute[];
  discountCodes: readonly string[];
  buyerIdentity: {
    email: string | null;
    phone: string | null;
    countryCode: string | null;
  };
  /** In the order in which they were added; none when absent. */
  deliveryAddresses?: readonly CartDeliveryAddress[];
  billingAddress?: CartAddress | null;
  metafields?: readonly CartMetafield[];
  createdAt: string;
  updatedAt: string;
  /** Set once an order was made of it; such a cart no longer exists for the API, as at Shopify. */
  completedAt: string | null;
}

export interface CartStore {
  /** Stores the cart as given, new or known. */
  save(cart: Cart): Promise<void>;
  /** Answers null for an unknown token; completed carts are answered too. */
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
  /** What the discount codes take off this line. */
  discountCents: number;
  /** The same per code, in the order in which the codes were entered. */
  discountAllocations: readonly {code: string; cents: number}[];
}

/** What a cart costs at this moment; the hosted checkout and the API's `cost` fields both read it. */
export interface CartPrice {
  lines: readonly PricedLine[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  /** Per entered code, whether it is a code of this shop. */
  discountCodes: readonly {code: string; applicable: boolean}[];
}
