import {sendCustomerUpdates} from '../_shared/customer-updates.ts';
import type {Handler} from '../_shared/http.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {createScheduledHandler} from '../_shared/scheduled.ts';

/**
 * `customers-send`, every minute: tells Shopify of the subscribers whose customer an earlier attempt, or a function that ended
 * early, left behind.
 */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => ({sent: await sendCustomerUpdates(context)}));
}
