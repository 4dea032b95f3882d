import type {CollectionHandle} from './work-kind';

/** The data that the loaders read from a shop. The checks use nothing else. */
export interface ShopFacts {
  now: Date;
  /** Whether it's the shop on this machine, which has no domain and sends no email. */
  isEmbedded: boolean;
  settings: ShopSettings;
  storefront: StorefrontFacts;
  /** Every work that the Storefront token can read. */
  works: readonly Work[];
  collections: readonly CollectionFacts[];
  /** The artist's private selections. */
  viewings: readonly ViewingFacts[];
  /** Her setting `selling`. */
  sellsOtherSizes: boolean;
  /** The shop's menus that the store lacks; null when the token may not read menus. */
  missingMenus: readonly string[] | null;
  policies: readonly StorePolicy[];
  checkout: CheckoutFacts;
  site: SiteFacts | null;
  forms: FormFacts | null;
  names: NameFacts | null;
  /** Whether the shop trusts an IP address that a visitor claims; null when this couldn't be tested. */
  trustsVisitorAddress: boolean | null;
  /** Null without an Admin API token. */
  admin: AdminFacts | null;
  /** The works that the store exposes without a token; null when it doesn't respond. */
  exposed: ExposedFacts | null;
}

export interface ShopSettings {
  /** The store's origin, without a trailing slash. */
  storeUrl: string;
  /** The shop's own origin; null when it isn't set. */
  shopUrl: string | null;
  storefrontToken: string;
  storefrontId: string | null;
  checkoutDomain: string | null;
  ga4Id: string | null;
  /** The sender's email address. */
  mailFrom: string;
}

/** The response of a URL. */
export interface Visit {
  url: string;
  /** Null when there was no response in time. */
  status: number | null;
  /** The target of a redirect. */
  location: string | null;
  type: string | null;
  body: string;
}

export interface StorefrontFacts {
  /** Null when nothing answered. */
  status: number | null;
  askedVersion: string;
  servedVersion: string | null;
  /** The parts that the token may not read, with Shopify's messages. */
  refused: readonly {what: string; problem: string}[];
  shopName: string | null;
}

export interface Picture {
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  /** Whether its URL returns a picture. */
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
  /** The handles of its works; null when the token can't read the collection. */
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
  /** The checkout URL of a cart with one work; null when no cart could be created. */
  url: string | null;
  /** Why no cart could be created. */
  problem: string | null;
  /** Its response. */
  page: Visit | null;
}

/** A document for machines. */
export interface DocumentFacts {
  name: string;
  visit: Visit;
  /** The errors that xmllint reports. */
  errors: readonly string[];
  /** Whether it leaves out works whose price is hidden: originals, and works that aren't on sale yet. */
  hasPricedAlone: boolean;
}

export interface SiteFacts {
  home: Visit;
  /** The pages `/pages/{name}`, in the artist's own words where she wrote some. */
  policies: Readonly<Record<StorePolicy['name'], Visit>>;
  robots: Visit;
  documents: readonly DocumentFacts[];
}

export interface FormFacts {
  /** An empty message, which the function must reject. */
  message: Visit;
  /** A picture of one pixel, which the function must store; null without the secret. */
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

/** The handles of works that the store exposes, whatever the shop hides. */
export interface ExposedFacts {
  /** At the URLs of themes. */
  themes: readonly string[];
  agents: readonly string[];
}

export interface AdminFacts {
  /** Works that the Storefront token can't read. */
  hidden: readonly {handle: string; title: string; status: string}[];
  /** The handles of the store's collections, published or not. */
  collections: readonly string[];
  /** Those that are sorted by price. */
  sortedByPrice: readonly string[];
  /** The changes that `shop:define` would make. */
  missingDefinitions: readonly string[];
  /** What the app's token may do. */
  scopes: readonly string[];
  /** Webhooks that the store doesn't send to the app. */
  missingTopics: readonly string[];
}
