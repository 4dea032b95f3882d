import {ARTIST_TIME_ZONE} from '../_shared/contracts/time/days.ts';
import type {HeldWork, ViewedWork, Waiting, Week, WeeklyRequest} from '../_shared/mails/weekly.ts';
import type {Database} from '../_shared/database.ts';
import type {FunctionContext, Store} from '../_shared/function-context.ts';

/** A print with at most this many copies left is nearly gone. */
const NEARLY_GONE = 3;
const MAX_VIEWED = 5;

/** A week in the artist's time zone, from Monday to Sunday. */
export interface Period {
  from: Date;
  /** The start of the next week. */
  to: Date;
  firstDay: string;
  lastDay: string;
}

/** The last completed week. */
export async function findLastWeek(database: Database, now: Date): Promise<Period> {
  const [period] = await database.query<Period>(
    `select starts_at as "from", ends_at as "to",
       to_char(starts_at at time zone $2, 'YYYY-MM-DD') as "firstDay",
       to_char((ends_at - interval '1 hour') at time zone $2, 'YYYY-MM-DD') as "lastDay"
     from (select date_trunc('week', $1::timestamptz, $2) as ends_at) as this_week,
       lateral (select date_trunc('week', ends_at - interval '1 hour', $2) as starts_at) as last_week`,
    [now.toISOString(), ARTIST_TIME_ZONE],
  );
  return period!;
}

/** The events of the week; null when there were none. */
export async function loadWeek(
  {database, store, shopUrl}: FunctionContext,
  period: Period,
): Promise<Week | null> {
  const {from, to, firstDay, lastDay} = period;
  const [{asked, ...counts}, commissions, messages, held, waiting, viewed, sales] =
    await Promise.all([
      countWeek(database, period),
      loadRequests(database, 'commission_requests', period),
      loadRequests(database, 'contact_messages', period),
      loadHeld(database),
      database.query<Waiting>('select title, people from public.waiting_for'),
      loadViewed(database, period, shopUrl),
      store && loadSales(store, from, to),
    ]);
  const {joined, left, failingEmails, failingCustomers} = counts;
  const orders = sales && sales !== 'unknown' ? sales.orders : 0;
  const events = [joined, left, asked, failingEmails, failingCustomers, orders];
  const lists = [commissions, messages, held, viewed];
  if (events.every((count) => count === 0) && lists.every(({length}) => length === 0)) return null;
  return {firstDay, lastDay, ...counts, commissions, messages, held, waiting, viewed, sales};
}

type Counts = Pick<Week, 'joined' | 'left' | 'members' | 'failingEmails' | 'failingCustomers'> & {
  /** Who asked for an email about a work. */
  asked: number;
};

async function countWeek(database: Database, {from, to}: Period): Promise<Counts> {
  const [counts] = await database.query<Counts>(
    `select
       (select count(*)::integer from public.newsletter_consents
         where kind = 'given' and created_at >= $1 and created_at < $2) as joined,
       (select count(*)::integer from public.newsletter_consents
         where kind = 'withdrawn' and created_at >= $1 and created_at < $2) as left,
       (select count(*)::integer from public.letter_recipients) as members,
       (select count(*)::integer from public.confirmed_waits as wait
         where wait.created_at >= $1 and wait.created_at < $2) as asked,
       (select count(*)::integer from public.failing_emails
         where created_at < $2 and abandoned_at is null) as "failingEmails",
       (select count(*)::integer from public.failing_customers where created_at < $2) as "failingCustomers"`,
    [from.toISOString(), to.toISOString()],
  );
  return counts!;
}

/** The originals on hold, and what is still owed for them. */
function loadHeld(database: Database): Promise<HeldWork[]> {
  return database.query<HeldWork>(
    `select hold.work ->> 'title' as title, hold.name, sum(payment.amount_cents)::integer as cents,
       min(payment.due_on)::text as "dueOn"
     from public.holds as hold
     join public.hold_payments as payment on payment.hold_id = hold.id
     where hold.state in ('held', 'paying') and payment.paid_at is null and payment.voided_at is null
     group by hold.id order by 4`,
  );
}

function loadRequests(
  database: Database,
  table: 'commission_requests' | 'contact_messages',
  {from, to}: Period,
): Promise<WeeklyRequest[]> {
  return database.query<WeeklyRequest>(
    `select name, subject from public.${table}
     where created_at >= $1 and created_at < $2 order by created_at`,
    [from.toISOString(), to.toISOString()],
  );
}

/** The most viewed works, by days in the artist's time zone. */
async function loadViewed(
  database: Database,
  {firstDay, lastDay}: Period,
  shopUrl: string,
): Promise<ViewedWork[]> {
  const rows = await database.query<{handle: string; title: string; times: number}>(
    `select handle, (array_agg(title order by day desc))[1] as title, sum(times)::integer as times
     from public.work_views where day between $1 and $2
     group by handle order by times desc, handle limit ${MAX_VIEWED}`,
    [firstDay, lastDay],
  );
  return rows.map(({handle, title, times}) => ({
    title,
    times,
    url: `${shopUrl}/product/${encodeURIComponent(handle)}`,
  }));
}

/** A failing store doesn't delay the email. */
async function loadSales({sales}: Store, from: Date, to: Date): Promise<Week['sales']> {
  try {
    const [sold, nearlyGone] = await Promise.all([
      sales.load(from, to),
      sales.loadNearlyGone(NEARLY_GONE),
    ]);
    return {...sold, nearlyGone};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`The weekly email is sent without the sales: ${reason}`);
    return 'unknown';
  }
}
