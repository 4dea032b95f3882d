import type {Database, Queryable} from '../database/database';
import {toList} from '../mailbox/mail-payload';
import type {MailStore} from '../mailbox/mail-store';

const SHOP_TABLES = ['shop.carts', 'shop.draft_orders', 'shop.orders', 'shop.mails'];

/** The submissions that the functions stored, oldest first, as table rows. */
export async function loadSubmissions(database: Queryable) {
  const load = (table: string) =>
    database.query<Record<string, unknown>>(
      `select * from public.${table} order by created_at, id`,
    );
  return {
    newsletter: await load('newsletter_subscribers'),
    contact: await load('contact_messages'),
    commission: await load('commission_requests'),
  };
}

/** The emails that the mail service accepted, oldest first, with Resend's field names. */
export async function loadMails(mails: MailStore) {
  return (await mails.all()).map(({id, payload, takenAt, idempotencyKey}) => ({
    id,
    from: payload.from,
    to: toList(payload.to),
    subject: payload.subject,
    html: payload.html ?? null,
    text: payload.text ?? null,
    reply_to: toList(payload.reply_to),
    headers: payload.headers ?? {},
    created_at: takenAt.toISOString(),
    idempotency_key: idempotencyKey,
  }));
}

/**
 * Deletes everything that visitors stored: the tables of all migrations, carts, draft orders, orders and emails. Their
 * numbers restart.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = await database.query<{name: string}>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const names = [...tables.map(({name}) => name), ...SHOP_TABLES];
  // Truncating a table creates new files, which takes far longer than checking that it is empty.
  const filled = await database.query<{name: string}>(
    names
      .map((name) => `select '${name}' as name where exists (select from ${name})`)
      .join(' union all '),
  );
  if (filled.length > 0) {
    await database.query(`truncate ${filled.map(({name}) => name).join(', ')} cascade`);
  }
  await database.query(
    `select setval(seqrelid, seqstart, false) from pg_sequence
     where seqrelid in ('shop.order_number'::regclass, 'shop.draft_order_number'::regclass)`,
  );
}
