import {leaveList} from './leave-list.ts';
import type {FunctionContext, Store} from './ports.ts';
import {retryDelayMs} from './retry-delay.ts';
import {type Member, updateCustomer} from './update-customer.ts';
import {type Claimed, workOff} from './work-off.ts';

interface Row {
  email: string;
  /** A JSON array, because drivers parse PostgreSQL arrays in different ways. */
  tags: string[];
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  is_confirmed_opt_in: boolean;
}

/**
 * Longer than all calls of an update can take (`adapters/shopify-admin.ts`), because otherwise two could run at once.
 */
const CLAIM_TIMEOUT_MS = 15_000;

/**
 * Sends changed subscribers to Shopify, all of them or those in `ids`, until none is due. Retries failures with
 * increasing delays, from two seconds to an hour, and never gives up. Without a store, everything waits. Safe to run
 * concurrently. Returns the number of updated customers; throws when the database fails.
 */
export async function sendCustomerUpdates(
  context: FunctionContext,
  ids: readonly string[] | null = null,
): Promise<number> {
  const {store} = context;
  if (!store) return 0;
  return workOff(
    context,
    {
      table: 'customer_updates',
      id: 'subscriber_id',
      due: 'next_attempt_at',
      timeoutMs: CLAIM_TIMEOUT_MS,
    },
    ids,
    (claimed) => sendOne(context, store, claimed),
  );
}

async function sendOne(
  context: FunctionContext,
  store: Store,
  {id, version, attempts}: Claimed,
): Promise<boolean> {
  const {database, now} = context;
  try {
    // Read after the claim, so it's at least as new as its version.
    const member = await loadMember(context, id);
    const leftAt = member && (await updateCustomer(store.customers, member));
    if (leftAt) {
      await database.transaction((transaction) =>
        leaveList(transaction, {subscriberId: id, at: leftAt, now: now()}),
      );
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(
      `The customer of subscriber ${id} is not up to date at attempt ${attempts}: ${reason}`,
    );
    await scheduleRetry(context, {id, attempts, reason});
    return false;
  }
  await database.query(
    'delete from public.customer_updates where subscriber_id = $1 and version = $2',
    [id, version],
  );
  // A change that was made in the meantime is due at once.
  await database.query(
    'update public.customer_updates set claimed_until = null where subscriber_id = $1',
    [id],
  );
  return true;
}

async function loadMember({database}: FunctionContext, id: string): Promise<Member | null> {
  const [row] = await database.query<Row>(
    `select email, to_jsonb(tags) as tags, confirmed_at, unsubscribed_at, is_confirmed_opt_in
     from public.newsletter_subscribers where id = $1`,
    [id],
  );
  if (!row) return null;
  const {email, tags, confirmed_at, unsubscribed_at, is_confirmed_opt_in} = row;
  if (unsubscribed_at) {
    return {email, tags, consent: {state: 'UNSUBSCRIBED', level: null, at: unsubscribed_at}};
  }
  if (!confirmed_at) return null;
  const level = is_confirmed_opt_in ? 'CONFIRMED_OPT_IN' : 'SINGLE_OPT_IN';
  return {email, tags, consent: {state: 'SUBSCRIBED', level, at: confirmed_at}};
}

async function scheduleRetry(
  {database, now}: FunctionContext,
  {id, attempts, reason}: {id: string; attempts: number; reason: string},
): Promise<void> {
  await database.query(
    `update public.customer_updates
     set last_error = left($2, 500), next_attempt_at = $3, claimed_until = null
     where subscriber_id = $1`,
    [id, reason, new Date(now().getTime() + retryDelayMs(attempts)).toISOString()],
  );
}
