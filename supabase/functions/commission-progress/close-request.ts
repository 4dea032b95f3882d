import {
  closeLocked,
  loadProgress,
  lockRequest,
} from '../_shared/commissions/commission-progress.ts';
import type {ProgressForm} from '../_shared/contracts/commission-progress.ts';
import {localShopUrl} from '../_shared/languages.ts';
import {commissionClosedMail} from '../_shared/mails/commission-update.ts';
import {withMails} from '../_shared/outbox/outbox.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {unknownLink} from '../_shared/private-links.ts';
import {syncQuotes} from '../_shared/holds/sync-hold.ts';
import {requirePaid} from './require-paid.ts';

/**
 * Closes a request and emails the buyer, unless the painting has shipped. The artist's links stop working at once, the
 * buyer's show that it's closed, and `leftovers-remove` deletes its pictures.
 */
export async function closeRequest(
  context: FunctionContext,
  id: string,
  {note, acceptsUnpaid}: Pick<ProgressForm, 'note' | 'acceptsUnpaid'>,
): Promise<void> {
  const {now} = context;
  await withMails(context, async (transaction, mails) => {
    const request = await lockRequest(transaction, id);
    if (!request) throw unknownLink();
    const progress = await loadProgress(transaction, id, now());
    // The buyer owes nothing until the price is accepted.
    if (progress.quote?.state !== 'quoted') requirePaid(progress, acceptsUnpaid);
    await closeLocked(transaction, id, now());
    if (progress.stage === 'sent') return;
    const shopUrl = localShopUrl(context.shopUrl, request.language);
    const mail = commissionClosedMail({id, ...request, note, shopUrl});
    mails.push({key: `commission:${id}:closed`, kind: 'progress', mail});
  });
  context.waitUntil(syncQuotes(context, id));
}
