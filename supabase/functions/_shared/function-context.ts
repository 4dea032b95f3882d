import type {ImageStore} from './adapters/images.ts';
import type {Stock} from './adapters/shop-stock.ts';
import type {Customers} from './adapters/shopify-customers.ts';
import type {Invoices} from './adapters/shopify-invoices.ts';
import type {Orders} from './adapters/shopify-orders.ts';
import type {Sales} from './adapters/shopify-sales.ts';
import type {Works} from './adapters/shopify-works.ts';
import type {Database} from './database.ts';
import type {MailService} from './mails/mail.ts';

/** The artist's Shopify store, through its Admin API. */
export interface Store {
  invoices: Invoices;
  customers: Customers;
  orders: Orders;
  sales: Sales;
  works: Works;
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
