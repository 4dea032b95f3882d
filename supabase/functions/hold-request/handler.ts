import {holdRequestSchema} from '../_shared/contracts/hold.ts';
import type * as z from 'zod/mini';
import {tellBuyer} from '../_shared/holds/change-hold.ts';
import {loadHold} from '../_shared/holds/holds.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http/http.ts';
import {HttpError} from '../_shared/http/http-error.ts';
import {readVisitor} from '../_shared/http/visitor.ts';
import type {OutgoingMail} from '../_shared/outbox/outbox.ts';
import type {Queryable} from '../_shared/database.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {shopWork} from '../_shared/shop-work.ts';
import {reserveId} from '../_shared/forms/repeated-post.ts';
import {
  type FormRules,
  processSubmission,
  type StoredSubmission,
} from '../_shared/forms/submission.ts';

const RULES: FormRules = {
  form: 'hold',
  minimumMs: 1500,
  limits: {perMailbox: 5, perNetwork: 30},
};

type HoldRequest = Omit<z.output<typeof holdRequestSchema>, 'website' | 'elapsedMs'>;

/**
 * `hold-request`: stores that a visitor would like to hold an original, and asks them by email to confirm it. The
 * artist is notified after that. Only the shop's server can name the work, because the email shows it.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(
    holdRequestSchema,
    async ({website, elapsedMs, ...body}, request) => {
      if (!context.store) throw new Error('hold-request needs an Admin API token');
      const {address, isFromShop} = await readVisitor(request, context);
      const work = shopWork(body.work, isFromShop, context);
      if (!work) throw new HttpError(403, 'forbidden', 'Only the shop names a work');
      const sender = {email: body.email, address, guard: {website, elapsedMs}};
      return processSubmission(context, RULES, sender, (transaction) =>
        storeHold(transaction, context, {...body, work}),
      );
    },
  );
}

async function countClosedHolds(
  transaction: Queryable,
  email: string,
  productId: string,
): Promise<number> {
  const rows = await transaction.query(
    `select from public.holds
     where product_id = $1 and lower(email) = lower($2) and closed_at is not null`,
    [productId, email],
  );
  return rows.length;
}

async function storeHold(
  transaction: Queryable,
  context: FunctionContext,
  {name, email, message, language, productId, variantId, work}: HoldRequest,
): Promise<StoredSubmission> {
  const now = context.now();
  // The email about the end of a hold invites the buyer to ask again.
  const earlier = await countClosedHolds(transaction, email, productId);
  const content = [name, email, message, productId, earlier];
  const {id, isNew} = await reserveId(transaction, RULES.form, content, now);
  if (!isNew) return {id, isNew, mails: []};
  await transaction.query(
    `insert into public.holds (id, product_id, variant_id, work, name, email, message, language, created_at)
     values ($1, $2, $3, $4::text::jsonb, $5, $6, $7, $8, $9)`,
    [
      id,
      productId,
      variantId,
      JSON.stringify(work),
      name,
      email,
      message,
      language,
      now.toISOString(),
    ],
  );
  const hold = await loadHold(transaction, id);
  const mails: OutgoingMail[] = [];
  await tellBuyer({context, transaction, hold, now, mails}, {kind: 'confirm'});
  return {id, isNew, mails};
}
