import type {Handler} from '../_shared/http.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {createScheduledHandler} from '../_shared/scheduled.ts';
import {queueEmails} from './queue-emails.ts';

/**
 * `back-in-stock-send`, every five minutes: queues an email, once, for everybody who waits for an item that is for sale
 * now. While the shop doesn't respond, everybody keeps waiting.
 */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => ({queued: await queueEmails(context)}));
}
