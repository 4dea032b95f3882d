import en from '../_shared/contracts/words/en.ts';
import {issueCertificate} from '../_shared/certificates/certificates.ts';
import {
  type CommissionChange,
  loadProgress,
  lockRequest,
} from '../_shared/commissions/commission-progress.ts';
import {yearAtTheStudio} from '../_shared/contracts/time/days.ts';
import type {CommissionQuote, ProgressForm} from '../_shared/contracts/commission-progress.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import {localShopUrl} from '../_shared/languages.ts';
import {commissionUpdateMail} from '../_shared/mails/commission-update.ts';
import {withMails} from '../_shared/outbox/outbox.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createPrivateLink, unknownLink} from '../_shared/private-links.ts';
import {storeQuote} from '../_shared/holds/quotes.ts';
import {imageName, signLastingUrls} from '../_shared/commissions/reference-images.ts';
import {reserveId} from '../_shared/forms/repeated-post.ts';
import {syncQuotes} from '../_shared/holds/sync-hold.ts';
import {requirePaid} from './require-paid.ts';

/** The artist reads it beside her price. */
const NO_PAYMENTS =
  'This shop can’t take payments for commissions yet, because it lacks the Admin API’s credentials. Skip this stage, and agree on the payments by email.';

interface Move extends ProgressForm {
  imageUrls: string[];
}

/**
 * Stores the artist's update and the email to the buyer in one transaction, then sends the email. Repeating the update
 * changes nothing; an update from an outdated page is a 409.
 */
export async function moveOn(
  context: FunctionContext,
  requestId: string,
  move: Move,
): Promise<void> {
  const {paths, imageUrls} = await signLastingUrls(move.imageUrls, context.images);
  await withMails(context, (transaction, mails) =>
    storeUpdate({transaction, context, mails}, requestId, {...move, imageUrls}, paths),
  );
  // Deletes the invoice of a quote that another replaces.
  context.waitUntil(syncQuotes(context, requestId));
}

async function storeUpdate(
  {transaction, context, mails}: CommissionChange,
  requestId: string,
  {stage, version, note, title, acceptsUnpaid, imageUrls, ...asked}: Move,
  paths: readonly string[],
): Promise<void> {
  const now = context.now();
  const request = await lockRequest(transaction, requestId);
  if (!request) throw unknownLink();
  const before = await loadProgress(transaction, requestId, now);
  const isNewStage = stage !== before.stage;
  const quote = stage === 'deposit' ? readQuote(asked) : null;
  if (isNewStage && stage === 'deposit' && !quote && !before.quote) {
    throw new HttpError(400, 'invalid_field', en.priceRequired, {field: 'price'});
  }
  // The buyer would accept the price, and then wait for an invoice.
  if (quote && !context.store) {
    throw new HttpError(400, 'invalid_field', NO_PAYMENTS, {field: 'price'});
  }
  if (!isNewStage && !note && !quote && paths.length === 0) return;

  const content = [requestId, version, stage, note, paths.map(imageName), quote];
  const {id, isNew} = await reserveId(transaction, 'commission-progress', content, now);
  if (!isNew) return;
  if (version !== before.updates.length) {
    throw new HttpError(409, 'conflict', ({outdated}) => outdated);
  }

  if (isNewStage && stage === 'sent') requirePaid(before, acceptsUnpaid);

  await transaction.query(
    `insert into public.commission_updates
       (id, request_id, stage, note, image_urls, image_paths, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, requestId, stage, note, imageUrls, paths, now.toISOString()],
  );
  const payments = quote ? await storeQuote(transaction, requestId, quote, now) : [];
  const {email, language} = request;
  const {subject, size} = before;
  const certificate =
    stage === 'sent'
      ? await issueCertificate(transaction, context, 'commission_id', requestId, {
          title: title ?? subject,
          size: size === 'custom' ? null : `${size.replace('x', '×')} in`,
          year: yearAtTheStudio(now),
        })
      : null;
  const statusUrl = await createPrivateLink(transaction, context, 'commission', {
    id: requestId,
    reader: 'buyer',
    language,
  });
  const mail = commissionUpdateMail({
    id,
    email,
    stage,
    isNewStage,
    note,
    imageUrls,
    statusUrl,
    certificate,
    payments,
    language,
    shopUrl: localShopUrl(context.shopUrl, language),
  });
  mails.push({key: `commission:${requestId}:update:${id}`, kind: 'progress', mail});
}

/** Null unless all parts are given. */
function readQuote({
  price,
  depositPercent,
  depositDays,
  balanceDays,
}: Pick<ProgressForm, keyof CommissionQuote>): CommissionQuote | null {
  if (!price || !depositPercent || !depositDays || !balanceDays) return null;
  return {price, depositPercent, depositDays, balanceDays};
}
