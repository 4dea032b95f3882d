import {
  closeLocked,
  type CommissionChange,
  findRequest,
  loadProgress,
  lockRequest,
} from '../_shared/commissions/commission-progress.ts';
import {openAnswers} from '../_shared/contracts/commission-stages.ts';
import type {BuyersAnswer} from '../_shared/contracts/commission-progress.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import {commissionAnswerMail} from '../_shared/mails/commission-answer.ts';
import {withMails} from '../_shared/outbox/outbox.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createPrivateLink} from '../_shared/private-links.ts';
import {acceptQuote, findQuote} from '../_shared/holds/quotes.ts';
import {reserveId} from '../_shared/forms/repeated-post.ts';
import {syncQuotes} from '../_shared/holds/sync-hold.ts';

/**
 * Stores the buyer's answer and the email to the artist in one transaction, then sends the email. Repeating the answer
 * changes nothing; an answer from an outdated page, or one that isn't open, is a 409. Cancelling closes the request.
 */
export async function storeAnswer(
  context: FunctionContext,
  token: string,
  answer: BuyersAnswer,
): Promise<void> {
  const {requestId} = await findRequest(context.database, token, 'buyer');
  await withMails(context, (transaction, mails) =>
    store({transaction, context, mails}, requestId, answer),
  );
  // Creates the invoice for the deposit, or deletes it.
  context.waitUntil(syncQuotes(context, requestId));
}

async function store(
  {transaction, context, mails}: CommissionChange,
  requestId: string,
  answer: BuyersAnswer,
): Promise<void> {
  const request = await lockRequest(transaction, requestId);
  // The request has been closed.
  if (!request) return;
  const {version, intent} = answer;
  const note = 'note' in answer ? answer.note : null;
  const now = context.now();
  const before = await loadProgress(transaction, requestId, now);
  const content = [requestId, version, intent, note];
  const {id, isNew} = await reserveId(transaction, 'commission-status', content, now);
  if (!isNew) return;
  if (version !== before.updates.length || !openAnswers(before).includes(intent)) {
    throw new HttpError(409, 'conflict', ({outdated}) => outdated);
  }
  await transaction.query(
    `insert into public.commission_updates (id, request_id, stage, note, answer, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, requestId, before.stage, note, intent, now.toISOString()],
  );
  const isOver = intent === 'cancel';
  const quote = await findQuote(transaction, requestId);
  if (intent === 'accept' && quote) await acceptQuote(transaction, quote, now);
  if (isOver) await closeLocked(transaction, requestId, now);
  const {name, subject} = before;
  const progressUrl = isOver
    ? null
    : await createPrivateLink(transaction, context, 'commission', {
        id: requestId,
        reader: 'artist',
      });
  const mail = commissionAnswerMail({
    id,
    name,
    email: request.email,
    subject,
    answer: intent,
    note,
    progressUrl,
  });
  mails.push({key: `commission:${requestId}:answer:${id}`, kind: 'artist', mail});
}
