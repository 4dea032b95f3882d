import type {Certificate} from './contracts/certificate.ts';
import type {Guard} from './contracts/guard.ts';
import type {LanguageCode} from './contracts/languages.ts';
import type {ForSale} from './contracts/wait.ts';

/** The subset of PostgreSQL that the functions use. */
export interface Queryable {
  /** Runs a statement with `$1`-style parameters and returns its rows. Throws the database's error. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Runs `work` in a transaction, which commits when it resolves and rolls back when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Additional headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

/** The mail service accepts no email with this address, however often it's sent. */
export class MailRefused extends Error {}

export interface MailService {
  /**
   * Sends an email. The service sends only one of several emails with the same `idempotencyKey` within a day. Throws a
   * `MailRefused` when another attempt is useless, and the service's error when it fails for another reason.
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

/** The bucket of the reference images. */
export interface ImageStore {
  /** The prefix of every signed image URL, including the slash before its path. */
  signedPrefix: string;
  /** Stores a JPEG at this path. Throws when the storage rejects it. */
  store(path: string, jpeg: Uint8Array<ArrayBuffer>): Promise<void>;
  /** A URL for reading the image for that many seconds. Throws when there's none. */
  signRead(path: string, seconds: number): Promise<string>;
  /** Deletes images by path and ignores missing ones. Throws when the storage returns an error. */
  remove(paths: readonly string[]): Promise<void>;
}

/** A person's consent or refusal of marketing email, as Shopify stores it. */
export interface MarketingConsent {
  state: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  level: 'CONFIRMED_OPT_IN' | 'SINGLE_OPT_IN' | null;
  /** When the person gave or withdrew consent. */
  at: Date;
}

/** The email-related data of a store's customer. */
export interface Customer {
  id: string;
  tags: readonly string[];
  /** Shopify has more states, such as `NOT_SUBSCRIBED`, and customers without any. */
  consent: {state: string; level: string | null; at: Date | null};
}

/** The customers of the Shopify store. Each call throws when Shopify rejects it or doesn't respond in time. */
export interface Customers {
  find(email: string): Promise<Customer | null>;
  create(customer: {
    email: string;
    tags: readonly string[];
    consent: MarketingConsent;
  }): Promise<void>;
  setConsent(id: string, consent: MarketingConsent): Promise<void>;
  addTags(id: string, tags: readonly string[]): Promise<void>;
  removeTags(id: string, tags: readonly string[]): Promise<void>;
}

/** The sales of a variant. */
export interface SoldItem {
  title: string;
  quantity: number;
}

/** The sales of the Shopify store. Each call throws when Shopify rejects it or doesn't respond in time. */
export interface Sales {
  /** The orders placed from `from` until before `to`, without cancellations, refunds and test-card payments. */
  load(from: Date, to: Date): Promise<{orders: number; cents: number; items: readonly SoldItem[]}>;
  /** The prints with at most `most` copies left, and at least one. */
  loadNearlyGone(most: number): Promise<readonly SoldItem[]>;
}

/** The facts about a work for its certificate. */
export interface CertifiedWork extends Pick<
  Certificate,
  'kind' | 'title' | 'medium' | 'size' | 'year' | 'picture'
> {
  handle: string;
  /** 'Edition of 50'. */
  edition: string | null;
  /** 'Numbered, with each print'. */
  certificate: string | null;
  /** The number of copies of this size in stock; null when stock isn't tracked. */
  left: number | null;
}

/** The works of the Shopify store. */
export interface Works {
  /**
   * Sets the end of the product's reservation, which the shop shows (`custom.reserved_until`). Does nothing for a
   * deleted product. Throws when Shopify rejects the call or doesn't respond in time.
   */
  reserve(productId: string, until: Date): Promise<void>;
  /**
   * The work with the variant of this number; null when it was deleted. Throws when Shopify rejects the call or doesn't
   * respond in time.
   */
  find(variantId: string): Promise<CertifiedWork | null>;
}

/** The orders of the Shopify store. */
export interface Orders {
  /**
   * The order with this number and email address, and the URL of its status page; null when there's none. Throws when
   * Shopify rejects the call or doesn't respond in time.
   */
  find(number: string, email: string): Promise<{name: string; statusUrl: string} | null>;
}

/** A payment to ask for, by a draft order. */
export interface NewInvoice {
  /** Our own ID, which identifies the draft order and its order. */
  paymentId: string;
  email: string;
  /** The work itself, which takes its stock; null for a payment of a work that an earlier order sold. */
  variantId: string | null;
  /** 'The Long Gale, payment 2 of 6', in the buyer's language. */
  title: string;
  cents: number;
  /** The part of `cents` that is shipping, and its name in the buyer's language. */
  shipping: {title: string; cents: number} | null;
  /** When the reservation ends. */
  reservedUntil: Date | null;
  /** Whether the work ships only after later payments. */
  shipsLater: boolean;
}

/** The order of a paid invoice. */
export interface Order {
  id: string;
  /** '#1001'. */
  name: string;
  /** False while it waits for its money, such as a bank transfer. A test order never has any. */
  isPaid: boolean;
  isCancelled: boolean;
  /** The whole amount for a cancelled order. */
  refundedCents: number;
}

export interface Invoice {
  id: string;
  /** The page that takes the payment. */
  url: string | null;
  /** Null until the buyer completes the checkout. */
  order: Order | null;
}

/** The draft orders of the Shopify store. Each call throws when Shopify rejects it or doesn't respond in time. */
export interface Invoices {
  /** Creates it once, however often it's called. */
  create(invoice: NewInvoice): Promise<Invoice>;
  /** Null when it was deleted. */
  find(id: string): Promise<Invoice | null>;
  /** The invoice of a payment; null without one. */
  findOf(paymentId: string): Promise<Invoice | null>;
  /** Deletes it, so that nobody can pay it. */
  remove(id: string): Promise<void>;
  /** Marks it as paid outside of Shopify. */
  complete(id: string): Promise<void>;
}

/** The artist's Shopify store, through its Admin API. */
export interface Store {
  invoices: Invoices;
  customers: Customers;
  orders: Orders;
  sales: Sales;
  works: Works;
}

/** The shop's current stock. */
export interface Stock {
  /**
   * The items (at most `STOCK_BATCH`) that are for sale now, with their texts in this language. Throws when the shop
   * doesn't respond properly.
   */
  findForSale(items: readonly string[], language: LanguageCode): Promise<ForSale[]>;
}

/** The settings for the store's webhooks. */
export interface Webhooks {
  /** The host in the store's own URL, `name.myshopify.com`. */
  shopDomain: string;
  /** The secret that signs the webhooks. */
  secret: string;
}

/** What the functions' runtime provides. */
export interface FunctionHost {
  now(): Date;
  /** Whether the limits against abuse (rates, minimum time to fill in a form) apply. The honeypot always does. */
  areLimitsOn(): boolean;
  /** Keeps the function running after the response until `work` has settled. */
  waitUntil(work: Promise<unknown>): void;
}

/** The dependencies of every handler. */
export interface FunctionContext extends FunctionHost {
  database: Database;
  mail: MailService;
  images: ImageStore;
  stock: Stock;
  /** Null without an Admin API token. The list then stays in the database only. */
  store: Store | null;
  /** Null when the store sends no webhooks. */
  webhooks: Webhooks | null;
  /** URL prefix of all product images, including the trailing slash. */
  picturePrefix: string;
  /** The origin of the shop, without a trailing slash, for links in emails. */
  shopUrl: string;
  /** Shared with the shop's server, which uses it to sign visitors' IP addresses. */
  forwardSecret: string;
  /** Authorizes scheduled calls. */
  schedulerSecret: string;
  /** Keys the hashes of addresses in the counters. */
  addressHashSecret: string;
  /** Signs certificate numbers; null when none are issued. */
  certificateSecret: string | null;
  /** Whether a sign-up takes effect only after it's confirmed in the first email. */
  confirmsSignups: boolean;
  /** The maximum number of emails in 24 hours. */
  mailsPerDay: number;
}

/** The sender of a submission, for the limits. */
export interface Sender {
  email: string;
  /** The visitor's IP address; null when the shop's server didn't sign one. */
  address: string | null;
  guard: Guard;
}
