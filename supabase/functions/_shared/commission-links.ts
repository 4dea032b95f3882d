import type {LanguageCode} from './contracts/languages.ts';
import type {FunctionContext, Queryable} from './ports.ts';
import {
  createPrivateLink,
  findPrivateLink,
  type LinkReader,
  type PrivatePages,
  unknownLink,
} from './private-links.ts';

const PAGES: PrivatePages = {
  table: 'commission_links',
  column: 'request_id',
  paths: {artist: '/commissions/progress/', buyer: '/commissions/status/'},
};

interface NewLink {
  requestId: string;
  reader: LinkReader;
  language?: LanguageCode;
}

/** Creates the full URL of a request's page. */
export function createLink(
  transaction: Queryable,
  context: Pick<FunctionContext, 'shopUrl' | 'now'>,
  {requestId, ...link}: NewLink,
): Promise<string> {
  return createPrivateLink(transaction, context, PAGES, {id: requestId, ...link});
}

/** The request that belongs to a token. Throws an `HttpError` with status 404 for any other token. */
export async function findLink(
  database: Queryable,
  token: string,
  reader: LinkReader,
): Promise<{requestId: string; isClosed: boolean}> {
  const link = await findPrivateLink(database, PAGES, token);
  if (link?.reader !== reader) throw unknownLink();
  const [request] = await database.query<{is_closed: boolean}>(
    'select closed_at is not null as is_closed from public.commission_requests where id = $1',
    [link.id],
  );
  if (!request) throw unknownLink();
  return {requestId: link.id, isClosed: request.is_closed};
}

/** The open request that belongs to an artist's token. Throws an `HttpError` with status 404 for any other token. */
export async function findOpenRequest(database: Queryable, token: string): Promise<string> {
  const {requestId, isClosed} = await findLink(database, token, 'artist');
  if (isClosed) throw unknownLink();
  return requestId;
}
