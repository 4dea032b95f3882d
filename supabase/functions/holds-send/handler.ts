import type {Handler} from '../_shared/http/http.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {createScheduledHandler} from '../_shared/http/scheduled.ts';
import {syncHolds} from '../_shared/holds/sync-hold.ts';

/** `holds-send`, every minute: syncs holds with Shopify, and sends what is due. */
export function createHandler(context: FunctionContext): Handler {
  return createScheduledHandler(context, async () => ({synced: await syncHolds(context)}));
}
