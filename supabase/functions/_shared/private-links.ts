import type {LanguageCode} from './contracts/languages.ts';
import {hash} from './hash.ts';
import {HttpError} from './http/http-error.ts';
import {localShopUrl} from './languages.ts';
import {readVisitor} from './http/visitor.ts';
import type {Queryable} from './database.ts';
import type {FunctionContext} from './function-context.ts';
import {enforceLimitsFirst, networkSubject} from './forms/rate-limits.ts';

/** The reader of a link: the buyer sees the progress, the artist updates it. */
export type LinkReader = 'artist' | 'buyer';

/** The private pages of each feature: the table of their links, its column with the subject's id, and their paths. */
const PAGES = {
  commission: {
    table: 'commission_links',
    column: 'request_id',
    paths: {artist: '/commissions/progress/', buyer: '/commissions/status/'},
  },
  hold: {
    table: 'hold_links',
    column: 'hold_id',
    paths: {artist: '/holds/manage/', buyer: '/holds/status/'},
  },
} as const;

interface NewLink {
  id: string;
  reader: LinkReader;
  /** The reader's language, which for the artist is English. */
  language?: LanguageCode;
}

/**
 * Creates the full URL of a private page. Every email gets a new link: only the hash of its token is stored, so an
 * earlier link can't be repeated.
 */
export async function createPrivateLink(
  transaction: Queryable,
  {shopUrl, now}: Pick<FunctionContext, 'shopUrl' | 'now'>,
  feature: keyof typeof PAGES,
  {id, reader, language = 'en'}: NewLink,
): Promise<string> {
  const {table, column, paths} = PAGES[feature];
  const token = crypto.randomUUID();
  await transaction.query(
    `insert into public.${table} (token_hash, ${column}, reader, created_at) values ($1, $2, $3, $4)`,
    [await hash(token), id, reader, now().toISOString()],
  );
  return `${localShopUrl(shopUrl, language)}${paths[reader]}${token}`;
}

/** The subject and the reader of a token; null for an unknown token. */
export async function findPrivateLink(
  database: Queryable,
  feature: keyof typeof PAGES,
  token: string,
): Promise<{id: string; reader: LinkReader} | null> {
  const {table, column} = PAGES[feature];
  const [link] = await database.query<{id: string; reader: LinkReader}>(
    `select ${column} as id, reader from public.${table} where token_hash = $1`,
    // The schema also accepts capitals.
    [await hash(token.toLowerCase())],
  );
  return link ?? null;
}

export function unknownLink(): HttpError {
  return new HttpError(404, 'not_found', 'This link isn’t valid');
}

/**
 * The maximum number of uses per network and hour, for all links together: enough to look every minute from several
 * devices.
 */
const NETWORK_USES = 240;

/** Counts a use of a link. Throws an `HttpError` with status 429 above the limit, which prevents guessing tokens. */
export async function limitLinkUses(context: FunctionContext, request: Request): Promise<void> {
  const {address} = await readVisitor(request, context);
  const counters = [{subject: networkSubject('private link', address), limit: NETWORK_USES}];
  await enforceLimitsFirst(context, counters, () => 'Please try again later');
}
