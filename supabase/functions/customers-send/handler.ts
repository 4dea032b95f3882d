import {sendCustomerUpdates} from '../_shared/newsletter/customer-updates.ts';
import type {Handler} from '../_shared/http/http.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createScheduledHandler} from '../_shared/http/scheduled.ts';

/**
 * `customers-send`, every minute: updates the Shopify customers of subscribers whose earlier update failed or was
 * interrupted.
 */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => ({sent: await sendCustomerUpdates(context)}));
}
