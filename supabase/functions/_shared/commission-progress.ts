import {findCertificate} from './certificates.ts';
import type {Answer} from './contracts/commission-answers.ts';
import type {ArtistProgress, Progress} from './contracts/commission-progress.ts';
import type {Stage} from './contracts/commission-stages.ts';
import type {OutgoingMail} from './outbox.ts';
import type {FunctionContext, Queryable} from './ports.ts';
import {unknownLink} from './private-links.ts';
import {viewQuote} from './quotes.ts';

/** A change to a commission, and the emails that it has caused so far. */
export interface CommissionWork {
  transaction: Queryable;
  context: FunctionContext;
  mails: OutgoingMail[];
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
