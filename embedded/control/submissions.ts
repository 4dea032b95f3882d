import type {Database, Queryable} from '../database/database';

/** What the functions stored, oldest first, as the tables hold it. */
export async function loadSubmissions(database: Queryable) {
  const [newsletter, contact, commission] = await Promise.all(
    ['newsletter_subscribers', 'contact_messages', 'commission_requests'].map((table) =>
      database.query(`select * from public.${table} order by created_at, id`),
    ),
  );
  return {newsletter, contact, commission};
}

/** The orders as the checkout stored them, oldest first. */
export async function loadOrders(database: Queryable): Promise<unknown[]> {
  const rows = await database.query<{document: unknown}>(
    'select document from shop.orders order by id',
  );
  return rows.map(({document}) => document);
}

/** Empties everything that visitors left: submissions, carts and orders; order numbers begin anew. */
export async function emptyDatabase(database: Database): Promise<void> {
  await database.query(
    `truncate public.newsletter_subscribers, public.contact_messages, public.commission_requests,
       shop.carts, shop.orders`,
  );
  await database.query('alter sequence shop.order_number restart');
}
