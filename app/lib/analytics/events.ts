/** A product in an event. */
export interface TrackedProduct {
  /** `gid://shopify/Product/…`; in the cart `gid://shopify/ProductVariant/…`. */
  id: string;
  name: string;
  /** The price in whole units of the currency; null while the shop shows none. */
  price: number | null;
}

/** A product in a list; `position` starts at 1. */
export type TrackedListProduct = TrackedProduct & {position: number};

export type TrackedCartProduct = TrackedProduct & {quantity: number};

/** The place of a sign-up for the newsletter; the first two are the specification's. */
export type SignupSource =
  'homepage' | 'product_page_priority' | 'footer' | 'newsletter_page' | 'commissions_page';

/** All events that the shop tracks, with exactly the specification's fields (section 7). */
export type ShopEvent =
  | ({event: 'product_view'; category: string; currency: string} & TrackedProduct)
  | {event: 'list_view'; items: TrackedListProduct[]}
  | ({event: 'product_click'} & TrackedListProduct)
  | {event: 'newsletter_signup'; source: SignupSource}
  | {event: 'commission_form'; size: string; budget: string; subject: string}
  | {event: 'contact_form'; subject: string}
  | ({event: 'add_to_cart'; currency: string} & TrackedCartProduct)
  | {event: 'begin_checkout'; items: TrackedCartProduct[]; value: number; currency: string};

/** The maximum number of products in a list view (specification, section 9). */
export const LIST_LIMIT = 20;

/** The currency of an event without a price (specification, section 9). */
export const DEFAULT_CURRENCY = 'CAD';

/** What Shopify's analytics need for a product view; not part of the event. */
export interface ShownVariant {
  variantId: string;
  variantTitle: string;
}
