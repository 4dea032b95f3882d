import type {CollectionHandle} from './work-kind';

/** What the loader read of a shop; every check judges these alone. */
export interface ShopFacts {
  now: Date;
  /** Whether it is the shop on this machine, which has no domain and sends no mail. */
  isEmbedded: boolean;
  settings: ShopSettings;
  storefront: StorefrontFacts;
  /** Every work that the Storefront token sees. */
  works: readonly Work[];
  collections: readonly CollectionFacts[];
  /** The artist's private selections. */
  viewings: readonly ViewingFacts[];
  /** Her setting `selling`. */
  sellsOtherSizes: boolean;
  /** Which of the shop's two menus the store lacks; null where the token may not look. */
  missingMenus: readonly string[] | null;
  policies: readonly StorePolicy[];
  checkout: CheckoutFacts;
  site: SiteFacts | null;
  forms: FormFacts | null;
  names: NameFacts | null;
  /** Whether a visitor's word for her own address is believed; null where it could not be tried. */
  trustsVisitorAddress: boolean | null;
  /** Null without a token of the Admin API. */
  admin: AdminFacts | null;
  /** What the store tells without a token; null where it doesn't answer. */
  told: ToldFacts | null;
}

export interface ShopSettings {
  /** The store's origin, without a trailing slash. */
  storeUrl: string;
  /** The shop's own origin; null where nobody said it. */
  shopUrl: string | null;
  storefrontToken: string;
  storefrontId: string | null;
  checkoutDomain: string | null;
  ga4Id: string | null;
  /** The address that mails come from. */
  mailFrom: string;
}

/** The answer of an address. */
export interface Visit {
  url: string;
  /** Null when nothing answered in time. */
  status: number | null;
  /** Where it led on to. */
  location: string | null;
  type: string | null;
  body: string;
}

export interface StorefrontFacts {
  /** Null when nothing answered. */
  status: number | null;
  askedVersion: string;
  servedVersion: string | null;
  /** What the token was refused, with Shopify's words. */
  refused: readonly {what: string; problem: string}[];
  shopName: string | null;
}

export interface Picture {
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  /** Whether its address answers with a picture. */
  isThere: boolean;
}

export interface WorkVariant {
  title: string;
  /** Dollars. */
  price: number;
  currency: string;
  isForSale: boolean;
  widthCm: number | null;
  heightCm: number | null;
}

export interface Work {
  handle: string;
  title: string;
  type: string;
  tags: readonly string[];
  description: string;
  pictures: readonly Picture[];
  variants: readonly WorkVariant[];
  /** Its metafields of the namespace `custom`, by key; empty ones are absent. */
  fields: Readonly<Partial<Record<string, string>>>;
}

export interface CollectionFacts {
  handle: CollectionHandle;
  /** The handles of its works; null when the token does not see the collection. */
  works: readonly string[] | null;
}

export interface ViewingFacts {
  title: string;
  key: string;
}

export interface StorePolicy {
  name: 'shipping' | 'returns' | 'privacy' | 'terms';
  /** Without markup; null when the store has none. */
  text: string | null;
}

export interface CheckoutFacts {
  /** The address of a cart with one work; null when none could be made. */
  url: string | null;
  /** Why none could be made. */
  problem: string | null;
  /** What it answers. */
  page: Visit | null;
}

/** A document for machines. */
export interface DocumentFacts {
  name: string;
  visit: Visit;
  /** What xmllint says of it. */
  errors: readonly string[];
  /** Whether it leaves out works whose price is hidden: originals, and what is not on sale yet. */
  hasPricedAlone: boolean;
}

export interface SiteFacts {
  home: Visit;
  privacy: Visit;
  robots: Visit;
  documents: readonly DocumentFacts[];
}

export interface FormFacts {
  /** An empty message, which the function must refuse. */
  message: Visit;
  /** A picture of one pixel, which the function must store; null without the secret that it takes. */
  picture: Visit | null;
}

export interface HostFacts {
  host: string;
  addresses: readonly string[];
  cname: string | null;
}

export interface NameFacts {
  shop: HostFacts | null;
  checkout: HostFacts | null;
  mail: {
    domain: string;
    /** TXT records that begin with `v=spf1`, of the domain and of the subdomain that Resend sends from. */
    spf: readonly string[];
    dkim: readonly string[];
    dmarc: readonly string[];
  };
}

/** The handles of works that the store tells anybody, whatever the shop hides. */
export interface ToldFacts {
  /** At the addresses of themes. */
  themes: readonly string[];
  agents: readonly string[];
}

export interface AdminFacts {
  /** Works that the Storefront token does not see. */
  hidden: readonly {handle: string; title: string; status: string}[];
  /** The handles of the store's collections, published or not. */
  collections: readonly string[];
  /** Those whose own order is by price. */
  sortedByPrice: readonly string[];
  /** What `shop:define` would still change. */
  missingDefinitions: readonly string[];
}
