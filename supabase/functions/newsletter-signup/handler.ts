import {newsletterRequestSchema} from '../_shared/contracts/newsletter-requests.ts';
import type {Handler} from '../_shared/http/http.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createSignupHandler} from '../_shared/newsletter/signup.ts';
import {subscribe} from './subscribe.ts';

/**
 * `newsletter-signup`: adds the address to the list with its tags, stores the consent and the item that the visitor
 * waits for, and sends the welcome email.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSignupHandler(
    context,
    'newsletter',
    newsletterRequestSchema,
    (transaction, signup, {tags, wait}) =>
      subscribe(transaction, context, {...signup, tags, item: wait?.item}),
  );
}
