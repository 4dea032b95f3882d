import type {LanguageCode} from './contracts/languages.ts';
import {hash} from './hash.ts';
import {HttpError} from './http-error.ts';
import {localShopUrl} from './languages.ts';
import {visitorAddress} from './network.ts';
import type {FunctionContext, Queryable} from './ports.ts';
import {count, networkSubject, retryAfterSeconds} from './rate-limits.ts';

/** Who a link is for: the buyer sees the painting's progress, the artist moves it on. */
export type LinkReader = 'artist' | 'buyer';

const PATHS: Record<LinkReader, string> = {
  artist: '/commissions/progress/',
  buyer: '/commissions/status/',
};

interface NewLink {
  requestId: string;
  reader: LinkReader;
  /** The reader's language; the artist's is English. */
  language?: LanguageCode;
}

/**
 * Makes a link to a request's page, whole. Every mail gets one of its own: only the hash of its token is stored, so that no
 * earlier one could be written again.
 */
export async function makeLink(
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

/** The request that a token leads to. Throws an `HttpError` with status 404 for any other token. */
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
    // The schema takes capitals too.
    [await hash(token.toLowerCase()), reader],
  );
  if (!link) throw unknownLink();
  return {requestId: link.request_id, isClosed: link.is_closed};
}

/** The open request that a token of the artist's leads to. Throws an `HttpError` with status 404 for any other token. */
export async function findOpenRequest(database: Queryable, token: string): Promise<string> {
  const {requestId, isClosed} = await findLink(database, token, 'artist');
  if (isClosed) throw unknownLink();
  return requestId;
}

export function unknownLink(): HttpError {
  return new HttpError(404, 'not_found', 'This link isn’t valid');
}

/** A network's visits per hour, all links together: enough to look every minute from several devices. */
const NETWORK_VISITS = 240;

/** Counts one use of a link. Throws an `HttpError` with status 429 above the limit, so that nobody tries tokens in numbers. */
export async function countVisit(context: FunctionContext, request: Request): Promise<void> {
  const address = await visitorAddress(request, context);
  const subject = networkSubject('commission link', address);
  await context.database.transaction(async (transaction) => {
    const waitMs = await count(transaction, context, [{subject, limit: NETWORK_VISITS}]);
    if (waitMs === null) return;
    throw new HttpError(429, 'too_many_requests', 'Please try again later', {
      headers: {'retry-after': String(retryAfterSeconds(waitMs))},
    });
  });
}
