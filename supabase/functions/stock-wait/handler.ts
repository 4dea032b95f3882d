import {stockWaitRequestSchema} from '../_shared/contracts/stock-wait.ts';
import type {Handler} from '../_shared/http/http.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createSignupHandler} from '../_shared/newsletter/signup.ts';
import {storeOwnWait} from './store-own-wait.ts';

/**
 * `stock-wait`: stores a request for one email when a size is back, and asks the visitor to confirm it. Adds nobody to
 * the list.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSignupHandler(
    context,
    'stock-wait',
    stockWaitRequestSchema,
    (transaction, signup, {wait: {item}}) => storeOwnWait(transaction, context, {...signup, item}),
  );
}
