import type {Guard} from './contracts/guard.ts';

/** The slice of PostgreSQL that the functions use. */
export interface Queryable {
  /** Runs one statement with `$1`-style parameters and answers its rows. Throws the database's error. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A mail, whole and ready to leave. */
export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

export interface MailService {
  /**
   * Hands a mail over. The service sends what comes twice under one `idempotencyKey` within a day only once. Throws
   * with the service's reason when it does not take it.
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

/** The bucket of the reference images. */
export interface ImageStore {
  /** What every public address of an image begins with, up to and including the slash before its path. */
  publicPrefix: string;
  /** Removes images by their paths; those that are gone already are no failure. Throws when the store refuses. */
  remove(paths: readonly string[]): Promise<void>;
}

/** What the place where the functions run gives them. */
export interface FunctionHost {
  now(): Date;
  /** Whether the limits against abuse (rates, minimum time to fill) count; the hidden field always does. */
  areLimitsOn(): boolean;
  /** Lets `work` go on after the answer was given. */
  afterwards(work: Promise<unknown>): void;
}

/** What every handler is made with. */
export interface FunctionContext extends FunctionHost {
  database: Database;
  mail: MailService;
  images: ImageStore;
  /** What the addresses of all product pictures begin with, up to and including a slash. */
  picturePrefix: string;
  /** Origin of the shop, without a trailing slash; links in mails lead there. */
  shopUrl: string;
  /** The service-role key: what scheduled functions are called with, and what addresses are hashed with. */
  serviceRoleKey: string;
}

/** Where a submission comes from, as far as the limits need to know. */
export interface Sender {
  email: string;
  /** The visitor's IP address; null when no proxy says. */
  address: string | null;
  guard: Guard;
}
