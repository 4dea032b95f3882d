import {join} from 'node:path';
import type {PGlite, Transaction} from '@electric-sql/pglite';
import {openCluster} from './cluster';
import {damaged, describeDamage, stopped} from './damage';
import type {Database, Queryable} from './database';
import {lockFolder} from './folder-lock';
import {type PostgresServer, type PostgresServerOptions, servePostgres} from './postgres-server';
import {applySchema, schemaVersion} from './schema';
import {createSession, type Session} from './session';
import {StoppingPglite} from './stopping-pglite';

export interface OpenDatabase extends Database {
  /**
   * Starts a server for PostgreSQL's wire protocol, which the functions and other programs connect to. Rejects when the
   * port is taken.
   */
  listen(options: PostgresServerOptions): Promise<PostgresServer>;
  /** Closes the connections of clients, writes pending data and releases the folder. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  dataFolder: string | undefined;
  /** Called when PostgreSQL ends while it is in use, as on a full disk; every later query is rejected. */
  onEnd?: (error: Error) => void;
}

/**
 * Opens the shop's PostgreSQL in `dataFolder`, or in memory when it's undefined, and migrates it: the schemas that
 * Supabase provides, each migration once, then the tables of Shopify's part. Throws an error that names the folder when
 * another process has it open, when it can't be read, or when another version of the shop made it.
 */
export async function openDatabase({
  dataFolder,
  onEnd = () => {},
}: DatabaseOptions): Promise<OpenDatabase> {
  const unlock = dataFolder === undefined ? () => {} : lockFolder(dataFolder);
  const folder = dataFolder ?? 'memory';
  try {
    const pglite = await openCluster(dataFolder && join(dataFolder, 'postgres'), {
      prepare: (pglite) => applySchema(pglite, folder),
      version: schemaVersion(),
      create: (options) =>
        StoppingPglite.open(options, (error) => onEnd(stopped(folder, error))).catch(
          (error: unknown) => {
            throw damaged(folder, error);
          },
        ),
    });
    const session = createSession(pglite);
    const servers: PostgresServer[] = [];
    return {
      ...createQueuedDatabase(session),
      async listen(options) {
        const server = await servePostgres(session, options);
        servers.push(server);
        return server;
      },
      async close() {
        await Promise.all(servers.map((server) => server.close()));
        await session.run({}, () => pglite.close());
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw describeDamage(error, folder);
  }
}

/** The queries of this process, queued with those of the connected clients. */
function createQueuedDatabase(session: Session): Database {
  const holder = {};
  return {
    query: <Row>(sql: string, parameters?: readonly unknown[]) =>
      session.run(holder, (pglite) => queryable(pglite).query<Row>(sql, parameters)),
    transaction: (work) =>
      session.run(holder, (pglite) =>
        pglite.transaction((transaction) => work(queryable(transaction))),
      ),
  };
}

function queryable(pglite: PGlite | Transaction): Queryable {
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...parameters])).rows,
  };
}
