import type {Certificate} from './contracts/certificate.ts';
import type {Guard} from './contracts/guard.ts';
import type {LanguageCode} from './contracts/languages.ts';
import type {ForSale} from './contracts/wait.ts';

/** The subset of PostgreSQL that the functions use. */
export interface Queryable {
  /** Runs one statement with `$1`-style parameters and returns its rows. Throws the database's error. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A complete mail. */
export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Additional headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

export interface MailService {
  /**
   * Sends a mail. The service sends only one of several mails with the same `idempotencyKey` within a day. Throws the
   * service's error when it rejects the mail.
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

/** The bucket of the reference images. */
export interface ImageStore {
  /** Prefix of every signed URL at which an image is read, including the slash before its path. */
  signedPrefix: string;
  /** Stores a JPEG under this path. Throws when the storage refuses. */
  store(path: string, jpeg: Uint8Array<ArrayBuffer>): Promise<void>;
  /** A URL at which the image is read for that many seconds. Throws when there is none. */
  signRead(path: string, seconds: number): Promise<string>;
  /** Deletes images by path; missing ones are ignored. Throws when the storage returns an error. */
  remove(paths: readonly string[]): Promise<void>;
}

/** A person's word on marketing mail, as Shopify stores it. */
export interface MarketingConsent {
  state: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  level: 'CONFIRMED_OPT_IN' | 'SINGLE_OPT_IN' | null;
  /** The time at which the person said so. */
  at: Date;
}

/** A customer of the store, as far as it concerns mail. */
export interface Customer {
  id: string;
  tags: readonly string[];
  /** Shopify knows more states, such as `NOT_SUBSCRIBED`, and customers who never said anything. */
  consent: {state: string; level: string | null; at: Date | null};
}

/** The customers of the Shopify store. Each call throws when Shopify refuses or does not answer in time. */
export interface Customers {
  find(email: string): Promise<Customer | null>;
  create(customer: {
    email: string;
    tags: readonly string[];
    consent: MarketingConsent;
  }): Promise<void>;
  setConsent(id: string, consent: MarketingConsent): Promise<void>;
  addTags(id: string, tags: readonly string[]): Promise<void>;
}

/** What was sold of one variant. */
export interface SoldItem {
  title: string;
  quantity: number;
}

/** The sales of the Shopify store. Each call throws when Shopify refuses or does not answer in time. */
export interface Sales {
  /** The orders placed from `from` until before `to`, without what was cancelled, refunded or paid with a test card. */
  load(from: Date, to: Date): Promise<{orders: number; cents: number; items: readonly SoldItem[]}>;
  /** The prints of which at most `most` are left, and at least one. */
  loadNearlyGone(most: number): Promise<readonly SoldItem[]>;
}

/** What the artist wrote of a work, one of whose copies was sold. */
export interface CertifiedWork extends Pick<
  Certificate,
  'kind' | 'title' | 'medium' | 'size' | 'year' | 'picture'
> {
  handle: string;
  /** 'Edition of 50'. */
  edition: string | null;
  /** 'Numbered, with each print'. */
  certificate: string | null;
  /** How many copies of this size are in stock; null where they aren't counted. */
  left: number | null;
}

/** The works of the Shopify store. */
export interface Works {
  /** The work of the variant with this number; null when it was deleted. Throws when Shopify refuses or does not answer in time. */
  find(variantId: string): Promise<CertifiedWork | null>;
}

/** The artist's Shopify store, through its Admin API. */
export interface Store {
  customers: Customers;
  sales: Sales;
  works: Works;
}

/** What the shop sells at this moment. */
export interface Stock {
  /**
   * Those of the items, at most `STOCK_BATCH`, that can be bought now, with their texts in this language. Throws when the shop does
   * not know.
   */
  findForSale(items: readonly string[], language: LanguageCode): Promise<ForSale[]>;
}

/** What runs between the functions and the store's webhooks. */
export interface Webhooks {
  /** The host in the store's own address, `name.myshopify.com`. */
  shopDomain: string;
  /** Signs the webhooks. */
  secret: string;
}

/** What the runtime of the functions provides. */
export interface FunctionHost {
  now(): Date;
  /** Whether the limits against abuse (rates, minimum time to fill) are enforced; the honeypot always is. */
  areLimitsOn(): boolean;
  /** Keeps the function running until `work` has settled, after the response. */
  waitUntil(work: Promise<unknown>): void;
}

/** The dependencies of every handler. */
export interface FunctionContext extends FunctionHost {
  database: Database;
  mail: MailService;
  images: ImageStore;
  stock: Stock;
  /** Null without an Admin API token: the list then stays here. */
  store: Store | null;
  /** Null where the store sends none. */
  webhooks: Webhooks | null;
  /** URL prefix of all product images, including the trailing slash. */
  picturePrefix: string;
  /** Origin of the shop, without a trailing slash; used for links in mails. */
  shopUrl: string;
  /** Shared with the shop's server, which signs visitors' addresses with it. */
  forwardSecret: string;
  /** Authorises scheduled calls. */
  timetableSecret: string;
  /** Keys the hashes of addresses in the counters. */
  addressHashSecret: string;
  /** Signs the numbers of certificates; null where none are issued. */
  certificateSecret: string | null;
  /** Whether a sign-up counts only once its first letter is confirmed. */
  confirmsSignups: boolean;
  /** How many mails may leave in 24 hours. */
  mailsPerDay: number;
}

/** The sender of a submission, for the limits. */
export interface Sender {
  email: string;
  /** The visitor's IP address; null when the shop's server did not sign one. */
  address: string | null;
  guard: Guard;
}
