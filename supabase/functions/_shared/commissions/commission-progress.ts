import {findCertificate} from '../certificates/certificates.ts';
import {closeHold} from '../holds/change-hold.ts';
import type {ArtistProgress, Progress} from '../contracts/commission-progress.ts';
import type {Answer, Stage} from '../contracts/commission-stages.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import type {OutgoingMail} from '../outbox/outbox.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext} from '../function-context.ts';
import {findPrivateLink, type LinkReader, unknownLink} from '../private-links.ts';
import {findQuote, viewQuote} from '../holds/quotes.ts';

/** A change to a commission, and the emails that it has caused so far. */
export interface CommissionChange {
  transaction: Queryable;
  context: FunctionContext;
  mails: OutgoingMail[];
}

/** The request that belongs to a token. Throws an `HttpError` with status 404 for any other token. */
export async function findRequest(
  database: Queryable,
  token: string,
  reader: LinkReader,
): Promise<{requestId: string; isClosed: boolean}> {
  const link = await findPrivateLink(database, 'commission', token);
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
  const {requestId, isClosed} = await findRequest(database, token, 'artist');
  if (isClosed) throw unknownLink();
  return requestId;
}

/**
 * Locks an open request, so that concurrent updates and answers take turns. Returns the buyer's address and language,
 * or null once it's closed.
 */
export async function lockRequest(
  transaction: Queryable,
  requestId: string,
): Promise<{email: string; language: LanguageCode} | null> {
  const [request] = await transaction.query<{email: string; language: LanguageCode}>(
    'select email, language from public.commission_requests where id = $1 and closed_at is null for update',
    [requestId],
  );
  return request ?? null;
}

/** Closes a locked request, and cancels its quote unless that is paid. */
export async function closeLocked(
  transaction: Queryable,
  requestId: string,
  now: Date,
): Promise<void> {
  const quote = await findQuote(transaction, requestId);
  if (quote && quote.state !== 'paid') {
    await closeHold({transaction, hold: quote, now}, 'cancelled');
  }
  await transaction.query('update public.commission_requests set closed_at = $2 where id = $1', [
    requestId,
    now.toISOString(),
  ]);
}

interface RequestRow {
  name: string;
  subject: string;
  size: Progress['size'];
  is_waiting_list: boolean;
  created_at: Date;
}

interface UpdateRow {
  stage: Stage;
  note: string | null;
  /** A JSON array, because drivers parse PostgreSQL arrays in different ways. */
  image_urls: string[];
  answer: Answer | null;
  created_at: Date;
}

/** The progress of a request, for the artist. The buyer's pages leave out the name. */
export async function loadProgress(
  database: Queryable,
  requestId: string,
  now: Date,
): Promise<ArtistProgress> {
  const [request] = await database.query<RequestRow>(
    `select name, subject, size, is_waiting_list, created_at
     from public.commission_requests where id = $1`,
    [requestId],
  );
  const updates = await database.query<UpdateRow>(
    `select stage, note, to_jsonb(image_urls) as image_urls, answer, created_at
     from public.commission_updates where request_id = $1 order by number`,
    [requestId],
  );
  const certificate = await findCertificate(database, 'commission_id', requestId);
  // The request was deleted after its link was found.
  if (!request) throw unknownLink();
  const {name, subject, size, is_waiting_list, created_at} = request;
  return {
    name,
    subject,
    size,
    isWaitingList: is_waiting_list,
    receivedAt: created_at.toISOString(),
    stage: updates.at(-1)?.stage ?? 'received',
    quote: await viewQuote(database, requestId, now),
    certificate,
    updates: updates.map((update) => ({
      stage: update.stage,
      note: update.note,
      imageUrls: update.image_urls,
      answer: update.answer,
      at: update.created_at.toISOString(),
    })),
  };
}
