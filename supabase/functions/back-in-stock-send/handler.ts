import type {Handler} from '../_shared/http/http.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createScheduledHandler} from '../_shared/http/scheduled.ts';
import {queueEmails} from './queue-emails.ts';

/**
 * `back-in-stock-send`, every five minutes: queues one email for everyone who is waiting for an item that is for sale
 * now. While the shop doesn't respond, the waits continue.
 */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => ({queued: await queueEmails(context)}));
}
