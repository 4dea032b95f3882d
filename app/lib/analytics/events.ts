/** A work as an event names it. */
export interface TrackedWork {
  /** `gid://shopify/Product/…`; in the cart, of what is bought: `gid://shopify/ProductVariant/…`. */
  id: string;
  name: string;
  /** In whole units of the currency; null while the shop shows no price. */
  price: number | null;
}

/** A work in a list, counted from 1. */
export type SitemapProduct = TrackedWork & {position: number};

export type CartWork = TrackedWork & {quantity: number};

/** Where somebody signed up for letters; the first two are the specification's. */
export type SignupSource = 'homepage' | 'product_page_priority' | 'footer' | 'newsletter_page';

/** All that the shop measures, with exactly the specification's fields (section 7). */
export type ShopEvent =
  | ({event: 'product_view'; category: string; currency: string} & TrackedWork)
  | {event: 'list_view'; items: SitemapProduct[]}
  | ({event: 'product_click'} & SitemapProduct)
  | {event: 'newsletter_signup'; source: SignupSource}
  | {event: 'commission_form'; size: string; budget: string; subject: string}
  | {event: 'contact_form'; subject: string}
  | ({event: 'add_to_cart'; currency: string} & CartWork)
  | {event: 'begin_checkout'; items: CartWork[]; value: number; currency: string};

/** The works of a list view at most (specification, section 9). */
export const LIST_LIMIT = 20;

/** Of an event that no price tells the currency of (specification, section 9). */
export const DEFAULT_CURRENCY = 'CAD';

/** What Shopify asks for beside a product's view; no part of the event. */
export interface ShownVariant {
  variantId: string;
  variantTitle: string;
}
