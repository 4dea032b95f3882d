/** The subset of PostgreSQL that the embedded backend uses; `pglite.ts` implements it. */
export interface Queryable {
  /** Runs one statement with `$1`-style parameters and returns its rows. Throws PostgreSQL's error. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Transactions run one after another. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
}

/** The documents of a table's rows, such as `shop.orders where id = $1`. */
export async function loadDocuments<Document>(
  database: Queryable,
  from: string,
  parameters?: unknown[],
): Promise<Document[]> {
  const sql = `select document from ${from}`;
  const rows = await database.query<{document: Document}>(sql, parameters);
  return rows.map(({document}) => document);
}
