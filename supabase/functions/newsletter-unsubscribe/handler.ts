import {unsubscribeRequestSchema} from '../_shared/contracts/newsletter.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http.ts';
import type {FunctionContext, Queryable} from '../_shared/ports.ts';
import {HttpError} from '../_shared/http-error.ts';

/**
 * `newsletter-unsubscribe`: removes an address from the list by the token in each of its letters, without further
 * questions (RFC 8058, CASL). A second call returns the same and changes nothing; an unknown token is a 404.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(
    {schema: unsubscribeRequestSchema, shopUrl: context.shopUrl},
    async ({token}) =>
      context.database.transaction((transaction) => unsubscribe(transaction, token, context.now())),
  );
}

async function unsubscribe(transaction: Queryable, token: string, now: Date): Promise<string> {
  const left = await transaction.query<{id: string}>(
    `with left_list as (
       update public.newsletter_subscribers set unsubscribed_at = $2, updated_at = $2,
         -- A link of before brings nobody back.
         confirmation_token = gen_random_uuid()
       where unsubscribe_token = $1 and unsubscribed_at is null
       returning id, email, tags
     ), receipt as (
       insert into public.newsletter_consents (subscriber_id, email, kind, tags, created_at)
       select id, email, 'withdrawn', tags, $2 from left_list
     )
     select id from left_list`,
    [token, now.toISOString()],
  );
  if (left[0]) return left[0].id;
  const known = await transaction.query<{id: string}>(
    'select id from public.newsletter_subscribers where unsubscribe_token = $1',
    [token],
  );
  if (known[0]) return known[0].id;
  throw new HttpError(404, 'not_found', 'This unsubscribe link is not known');
}
