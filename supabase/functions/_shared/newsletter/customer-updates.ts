import {isFormTag, TOPIC_TAGS} from '../contracts/newsletter.ts';
import {leaveList} from './membership.ts';
import type {Customer, Customers, MarketingConsent} from '../adapters/shopify-customers.ts';
import type {FunctionContext, Store} from '../function-context.ts';
import {type Claimed, processDueRows, retryDelayMs} from '../due-rows.ts';

interface Row {
  email: string;
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
  return processDueRows(
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
      `Updating the customer of subscriber ${id} failed (attempt ${attempts}): ${reason}`,
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
  // A deleted subscriber has left the list.
  const [row] = await database.query<Row>(
    `select email, tags, confirmed_at, unsubscribed_at, is_confirmed_opt_in
     from public.newsletter_subscribers where id = $1
     union all
     select deleted_email, '{}', null, deleted_at, false
     from public.customer_updates where subscriber_id = $1 and deleted_at is not null`,
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

/** The list's data about an address. */
interface Member {
  email: string;
  tags: readonly string[];
  consent: MarketingConsent;
}

/** The tag on every customer of the list, so that the artist can find them. */
const LIST_TAG = 'newsletter';
/** Shopify's limit, in characters. Shopify would reject a customer with a longer tag. */
const MAX_TAG_LENGTH = 40;

/**
 * A member's tags for Shopify: the list's own, then those of the shop's forms. Other tags stay here, because at Shopify
 * a tag such as `wholesale` can give a customer other prices.
 */
export function customerTags(tags: readonly string[]): string[] {
  // Cuts between characters: half of a surrogate pair would make Shopify reject the customer for good.
  const known = tags.filter(isFormTag).map((tag) => [...tag].slice(0, MAX_TAG_LENGTH).join(''));
  return [...new Set([LIST_TAG, ...known])];
}

/**
 * Brings the customer with this address up to date, with as few calls as possible. Repeating it changes nothing. The
 * later of the two consents counts: returns when the person left the list at Shopify, if that was after the consent
 * here; null otherwise. Doesn't create a customer for somebody who left the list.
 */
async function updateCustomer(
  customers: Customers,
  {email, tags, consent}: Member,
): Promise<Date | null> {
  const customer = await customers.find(email);
  const isMember = consent.state === 'SUBSCRIBED';
  if (!customer) {
    if (isMember) await customers.create({email, tags: customerTags(tags), consent});
    return null;
  }
  const {state, at} = customer.consent;
  // Shopify has erased the customer's data and accepts no consent any more.
  if (state === 'REDACTED') return null;
  if (isMember && state === 'UNSUBSCRIBED' && at && inSeconds(at) >= inSeconds(consent.at)) {
    return at;
  }
  const wanted = customerTags(tags);
  const missing = wanted.filter((tag) => !customer.tags.includes(tag));
  const outdated = TOPIC_TAGS.filter((tag) => customer.tags.includes(tag) && !wanted.includes(tag));
  if (isMember && missing.length > 0) await customers.addTags(customer.id, missing);
  if (isMember && outdated.length > 0) await customers.removeTags(customer.id, outdated);
  if (needsConsent(customer.consent, consent)) await customers.setConsent(customer.id, consent);
  return null;
}

function needsConsent(known: Customer['consent'], wanted: MarketingConsent): boolean {
  if (known.state === wanted.state) {
    return wanted.level === 'CONFIRMED_OPT_IN' && known.level !== wanted.level;
  }
  const isLater =
    known.state === 'SUBSCRIBED' && known.at && inSeconds(known.at) > inSeconds(wanted.at);
  return !isLater;
}

/** Shopify doesn't store a more precise time. */
function inSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
