import type {
  Database as ClosableDatabase,
  Queryable,
} from '../../supabase/functions/_shared/database';

export type {Queryable};

/** `pglite.ts` implements it, and runs transactions one after another. */
export type Database = Omit<ClosableDatabase, 'close'>;

/** The documents of a table's rows, such as `shop.orders where id = $1`. */
export async function loadDocuments<Document>(
  database: Queryable,
  from: string,
  parameters?: readonly unknown[],
): Promise<Document[]> {
  const sql = `select document from ${from}`;
  const rows = await database.query<{document: Document}>(sql, parameters);
  return rows.map(({document}) => document);
}
