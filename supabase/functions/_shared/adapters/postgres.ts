import postgres from 'postgres';
import type {Database, Queryable} from '../ports.ts';

/** Few: every instance of a function has its own, and the database counts them all. */
const MAX_CONNECTIONS = 3;
const IDLE_SECONDS = 20;
const CONNECT_SECONDS = 10;

/** PostgreSQL at `url`, connected when first asked. Works behind a pooler, which keeps no prepared statements. */
export function openPostgres(url: string): Database {
  const sql = postgres(url, {
    max: MAX_CONNECTIONS,
    idle_timeout: IDLE_SECONDS,
    connect_timeout: CONNECT_SECONDS,
    prepare: false,
    // Arrays travel as JSON, so that no type need be looked up.
    fetch_types: false,
  });
  return {
    ...queryable(sql),
    transaction: async <Result>(work: (transaction: Queryable) => Promise<Result>) =>
      (await sql.begin((transaction) => work(queryable(transaction)))) as Result,
    close: () => sql.end({timeout: 5}),
  };
}

function queryable(sql: postgres.Sql | postgres.TransactionSql): Queryable {
  return {
    query: async <Row>(text: string, parameters: readonly unknown[] = []) => [
      ...(await sql.unsafe<Row[] & postgres.Row[]>(text, [
        ...parameters,
      ] as postgres.ParameterOrJSON<never>[])),
    ],
  };
}
