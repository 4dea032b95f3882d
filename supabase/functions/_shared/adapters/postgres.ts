import pg from 'pg';
import type {Database, Queryable} from '../ports.ts';

/** Few: every instance of a function has its own, and the database counts them all. */
const MAX_CONNECTIONS = 3;
const IDLE_MS = 20_000;
const CONNECT_MS = 10_000;
/** The longest that one statement may take, after which its connection is given up. */
const STATEMENT_MS = 30_000;

/**
 * PostgreSQL at `url`, connected when first asked. Works behind a pooler, which keeps no prepared statements. What is under
 * way on a connection that breaks is rejected; the next statement gets another one.
 */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
  });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', (error) => console.warn(`An idle database connection broke: ${error.message}`));
  return {
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      let failure: Error | undefined;
      client.on('error', keepFailure);
      try {
        await client.query('begin');
        const result = await work(queryable(client));
        const {command} = await client.query('commit');
        // What a failed statement within left behind is rolled back, and PostgreSQL says so here alone.
        if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
        return result;
      } catch (error) {
        // A connection that broke took its transaction along; one that cannot roll back is of no use either.
        await client.query('rollback').catch(keepFailure);
        throw error;
      } finally {
        client.off('error', keepFailure);
        client.release(failure);
      }

      function keepFailure(error: Error): void {
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
