import type {Handler} from '../_shared/http/http.ts';
import {sendMails} from '../_shared/outbox/outbox.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createScheduledHandler} from '../_shared/http/scheduled.ts';

/**
 * `outbox-send`, every minute: sends emails from the outbox that an earlier attempt or an interrupted function left
 * there.
 */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => ({sent: await sendMails(context)}));
}
