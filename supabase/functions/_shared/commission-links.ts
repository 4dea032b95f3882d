import type {LanguageCode} from './contracts/languages.ts';
import {hash} from './hash.ts';
import {HttpError} from './http-error.ts';
import {localShopUrl} from './languages.ts';
import {visitorAddress} from './network.ts';
import type {FunctionContext, Queryable} from './ports.ts';
import {countOrRefuse, networkSubject} from './rate-limits.ts';

/** Whom a link is for: the buyer sees the painting's progress, the artist updates it. */
export type LinkReader = 'artist' | 'buyer';

const PATHS: Record<LinkReader, string> = {
  artist: '/commissions/progress/',
  buyer: '/commissions/status/',
};

interface NewLink {
  requestId: string;
  reader: LinkReader;
  /** The reader's language, which for the artist is English. */
  language?: LanguageCode;
}

/**
 * Creates the full URL of a request's page. Every email gets a new link: only the hash of its token is stored, so an
 * earlier link can't be repeated.
 */
export async function createLink(
  transaction: Queryable,
  {shopUrl, now}: Pick<FunctionContext, 'shopUrl' | 'now'>,
  {requestId, reader, language = 'en'}: NewLink,
): Promise<string> {
  const token = crypto.randomUUID();
  await transaction.query(
    `insert into public.commission_links (token_hash, request_id, reader, created_at) values ($1, $2, $3, $4)`,
    [await hash(token), requestId, reader, now().toISOString()],
  );
  return `${localShopUrl(shopUrl, language)}${PATHS[reader]}${token}`;
}

/** The request that belongs to a token. Throws an `HttpError` with status 404 for any other token. */
export async function findLink(
  database: Queryable,
  token: string,
  reader: LinkReader,
): Promise<{requestId: string; isClosed: boolean}> {
  const [link] = await database.query<{request_id: string; is_closed: boolean}>(
    `select link.request_id, request.closed_at is not null as is_closed
     from public.commission_links as link
     join public.commission_requests as request on request.id = link.request_id
     where link.token_hash = $1 and link.reader = $2`,
    // The schema also accepts capitals.
    [await hash(token.toLowerCase()), reader],
  );
  if (!link) throw unknownLink();
  return {requestId: link.request_id, isClosed: link.is_closed};
}

/** The open request that belongs to an artist's token. Throws an `HttpError` with status 404 for any other token. */
export async function findOpenRequest(database: Queryable, token: string): Promise<string> {
  const {requestId, isClosed} = await findLink(database, token, 'artist');
  if (isClosed) throw unknownLink();
  return requestId;
}

export function unknownLink(): HttpError {
  return new HttpError(404, 'not_found', 'This link isn’t valid');
}

/**
 * The maximum number of visits per network and hour, for all links together: enough to look every minute from several
 * devices.
 */
const NETWORK_VISITS = 240;

/** Counts a use of a link. Throws an `HttpError` with status 429 above the limit, which prevents guessing tokens. */
export async function countVisit(context: FunctionContext, request: Request): Promise<void> {
  const address = await visitorAddress(request, context);
  const counters = [{subject: networkSubject('commission link', address), limit: NETWORK_VISITS}];
  await context.database.transaction((transaction) =>
    countOrRefuse(transaction, context, counters, () => 'Please try again later'),
  );
}
