/** The subset of PostgreSQL that the functions use. */
export interface Queryable {
  /** Runs a statement with `$1`-style parameters and returns its rows. Throws the database's error. */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** Runs `work` in a transaction, which commits when it resolves and rolls back when it throws. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
