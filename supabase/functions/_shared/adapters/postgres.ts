import pg from 'pg';
import type {Database, Queryable} from '../database.ts';

/** Low, because every instance of a function has its own pool, and all of them count towards the database's limit. */
const MAX_CONNECTIONS = 3;
const IDLE_MS = 20_000;
const CONNECT_MS = 10_000;
/** The maximum duration of a statement. Its connection is closed after that. */
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * PostgreSQL at `url`, connected on the first query. Works behind a pooler without prepared statements. When a
 * connection breaks, its queries reject and the next one opens a new connection.
 */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
  pool.on('error', (error) => console.warn(`An idle database connection broke: ${error.message}`));
  return {
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      let failure: Error | undefined;
      client.on('error', recordFailure);
      try {
        await client.query('begin');
        const result = await work(queryable(client));
        const {command} = await client.query('commit');
        // PostgreSQL rolls back after a failed statement, which shows only in the result of `commit`.
        if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
        return result;
      } catch (error) {
        // A broken connection has lost its transaction. A connection that can't roll back must not be reused.
        await client.query('rollback').catch(recordFailure);
        throw error;
      } finally {
        client.off('error', recordFailure);
        client.release(failure);
      }

      function recordFailure(error: Error): void {
        failure = error;
      }
    },
    close: () => pool.end(),
  };
}

function queryable(connection: pg.Pool | pg.PoolClient): Queryable {
  return {
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      (await connection.query(text, [...parameters])).rows as Row[],
  };
}
