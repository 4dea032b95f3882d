import * as z from 'zod/mini';
import {sendCustomerUpdates} from '../_shared/newsletter/customer-updates.ts';
import {leaveList} from '../_shared/newsletter/membership.ts';
import type {FunctionContext} from '../_shared/function-context.ts';

/** The states that mean no marketing email. */
const WITHDRAWN = ['unsubscribed', 'redacted'];

export const consentSchema = z.object({
  email_address: z.nullish(z.string()),
  email_marketing_consent: z.nullish(
    z.object({
      state: z.string(),
      consent_updated_at: z.nullish(z.iso.datetime({offset: true})),
    }),
  ),
});

/**
 * Handles a change of marketing consent. A withdrawal removes the address from the list, unless the person confirmed
 * here after it. Repeating the webhook changes nothing. No webhook adds anyone to the list.
 */
export async function receiveConsent(
  context: FunctionContext,
  {email_address: email, email_marketing_consent: consent}: z.output<typeof consentSchema>,
): Promise<void> {
  if (!email || !consent || !WITHDRAWN.includes(consent.state)) return;
  const now = context.now();
  const at = consent.consent_updated_at ? new Date(consent.consent_updated_at) : now;
  const left = await context.database.transaction(async (transaction) => {
    const rows = await transaction.query<{id: string}>(
      // A repeated old webhook doesn't undo a later consent. Shopify stores whole seconds.
      `select id from public.newsletter_subscribers
       where lower(email) = lower($1) and unsubscribed_at is null
         and date_trunc('second', coalesce(confirmed_at, updated_at)) <= $2
       for update`,
      [email, at.toISOString()],
    );
    for (const {id} of rows) await leaveList(transaction, {subscriberId: id, at, now});
    return rows.map(({id}) => id);
  });
  if (left.length > 0) context.waitUntil(sendCustomerUpdates(context, left));
}
