import {unsubscribeRequestSchema} from '../_shared/contracts/newsletter.ts';
import {sendCustomerUpdates} from '../_shared/customer-updates.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http.ts';
import {HttpError} from '../_shared/http-error.ts';
import {leaveList} from '../_shared/leave-list.ts';
import type {FunctionContext} from '../_shared/ports.ts';

/**
 * `newsletter-unsubscribe`: removes an address from the list by the token in each of its emails, without further
 * questions (RFC 8058, CASL). A second call returns the same and changes nothing; an unknown token is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(
    {schema: unsubscribeRequestSchema, shopUrl: context.shopUrl},
    async ({token}) => {
      const id = await unsubscribe(context, token);
      context.waitUntil(sendCustomerUpdates(context, [id]));
      return id;
    },
  );
}

function unsubscribe({database, now}: FunctionContext, token: string): Promise<string> {
  return database.transaction(async (transaction) => {
    const [subscriber] = await transaction.query<{id: string}>(
      'select id from public.newsletter_subscribers where unsubscribe_token = $1',
      [token],
    );
    if (!subscriber) throw new HttpError(404, 'not_found', 'This unsubscribe link isn’t valid');
    const instant = now();
    await leaveList(transaction, {subscriberId: subscriber.id, at: instant, now: instant});
    return subscriber.id;
  });
}
