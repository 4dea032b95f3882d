import type {Handler} from '../_shared/http.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {createScheduledHandler} from '../_shared/scheduled.ts';
import {queueLetters} from './queue-letters.ts';

/**
 * `back-in-stock-send`, every five minutes: puts a letter into the outbox for everybody who waits for what can be bought now,
 * once. While the shop does not answer, everybody goes on waiting.
 */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => ({queued: await queueLetters(context)}));
}
